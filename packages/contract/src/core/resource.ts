/** Resources with activity, attachments or notifications, by their names in the API. */
export const RESOURCES = [
  'project',
  'contract',
  'document',
  'asset',
  'assetImport',
  'request',
  'order',
  'offHire',
  'address',
  'contactPerson',
  'user',
  'role',
] as const;
export type Resource = (typeof RESOURCES)[number];
