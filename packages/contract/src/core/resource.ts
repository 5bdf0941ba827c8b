/** What activity, attachments and notifications can be about, by the name that the API gives it. */
export const RESOURCES = [
  'project',
  'contract',
  'document',
  'asset',
  'request',
  'order',
  'offHire',
  'address',
  'contactPerson',
  'user',
  'role',
] as const;
export type Resource = (typeof RESOURCES)[number];
