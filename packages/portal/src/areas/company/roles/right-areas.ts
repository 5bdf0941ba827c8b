import type { Right } from '@hireyard/contract';

/** Rights by area, in the order of the matrix. Each right is in one area. */
export const RIGHT_AREAS = {
  orders: ['order-create', 'order-approve', 'order-view-all'],
  onRent: ['contract-view', 'contract-extend', 'contract-off-hire', 'contract-edit-references'],
  documents: ['price-view', 'document-view', 'invoice-view', 'invoice-dispute', 'export'],
  requests: ['request-create', 'request-handle'],
  assets: ['asset-view', 'asset-manage'],
  company: ['manage-projects', 'manage-addresses', 'manage-contact-persons', 'manage-roles-and-users'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type RightArea = keyof typeof RIGHT_AREAS;
export const AREAS = Object.keys(RIGHT_AREAS) as RightArea[];
