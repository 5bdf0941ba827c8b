/** What the portal speaks, as BCP 47 tags (I18N-01). Apart from the schemas, which the sign-in form does without. */
export const LANGUAGES = ['en-US', 'de', 'fr', 'nl', 'hu', 'pl'] as const;
