/** Languages of the portal, as BCP 47 tags (I18N-01). */
export const LANGUAGES = ['en-US', 'de', 'fr', 'nl', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
