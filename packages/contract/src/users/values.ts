/** Rights that a role can hold (RG-02, domain.md «Rights»). */
export const RIGHTS = [
  'manage-roles-and-users',
  'manage-contact-persons',
  'manage-addresses',
  'manage-projects',
  'order-create',
  'order-approve',
  'order-view-all',
  'contract-view',
  'contract-extend',
  'contract-off-hire',
  'contract-edit-references',
  'price-view',
  'document-view',
  'invoice-view',
  'invoice-dispute',
  'request-create',
  'request-handle',
  'asset-view',
  'asset-manage',
  'export',
] as const;
export type Right = (typeof RIGHTS)[number];
