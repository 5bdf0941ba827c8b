import { type BuiltInRole, RIGHTS, type Right } from '@hireyard/contract';

/** Rights of the built-in roles. Roles that operate machines see no prices; roles that pay for them do. */
export const RIGHTS_OF_ROLE: Readonly<Record<BuiltInRole, readonly Right[]>> = {
  Administrator: RIGHTS,
  Buyer: [
    'manage-contact-persons',
    'manage-addresses',
    'manage-projects',
    'order-create',
    'order-view-all',
    'contract-view',
    'contract-extend',
    'contract-off-hire',
    'contract-edit-references',
    'price-view',
    'document-view',
    'request-create',
    'request-handle',
    'asset-view',
    'export',
  ],
  'Site user': [
    'order-create',
    'contract-view',
    'contract-extend',
    'contract-off-hire',
    'document-view',
    'request-create',
    'asset-view',
  ],
  Approver: ['order-approve', 'order-view-all', 'contract-view', 'price-view', 'document-view', 'asset-view'],
  Finance: [
    'order-view-all',
    'contract-view',
    'contract-edit-references',
    'price-view',
    'document-view',
    'invoice-view',
    'invoice-dispute',
    'request-create',
    'export',
  ],
  'Equipment manager': [
    'manage-contact-persons',
    'order-create',
    'order-view-all',
    'contract-view',
    'contract-extend',
    'contract-off-hire',
    'document-view',
    'request-create',
    'request-handle',
    'asset-view',
    'asset-manage',
    'export',
  ],
  Viewer: ['order-view-all', 'contract-view', 'price-view', 'document-view', 'invoice-view', 'asset-view'],
};

/** Returns the granted rights that the granter lacks: nobody may grant a right they lack (DOM-07). */
export const rightsBeyond = (granter: ReadonlySet<Right>, granted: readonly Right[]): Right[] =>
  granted.filter((right) => !granter.has(right));
