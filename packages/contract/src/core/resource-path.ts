import type { Resource } from './resource.ts';

/** Path of the portal's page per resource. All roles share one page, and all imports another. */
const PAGES: { readonly [R in Resource]: (id: string) => string } = {
  project: (id) => `/order/company/projects/${id}`,
  contract: (id) => `/order/contracts/${id}`,
  document: (id) => `/order/documents/${id}`,
  asset: (id) => `/asset/assets/${id}`,
  assetImport: () => '/asset/assets/import',
  request: (id) => `/request/requests/${id}`,
  offHire: (id) => `/order/off-hires/${id}`,
  order: (id) => `/order/orders/${id}`,
  address: (id) => `/order/company/addresses/${id}`,
  contactPerson: (id) => `/order/company/contactpersons/${id}`,
  user: (id) => `/order/company/users/${id}`,
  role: () => '/order/company/roles',
};

/**
 * Returns the path of a resource's page in the portal, such as `/order/contracts/…`. Used by activity, notifications
 * and mails.
 */
export const pathOf = ({ resource, id }: { readonly resource: Resource; readonly id: string }): string =>
  PAGES[resource](id);

/** Query parameter of a link into the portal that names the client of its page, by external uuid (RT-10). */
export const CLIENT_PARAMETER = 'client';

/** Adds the client to a path of the portal, for links that are followed outside it. */
export const ofClient = (path: string, clientUuid: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${CLIENT_PARAMETER}=${clientUuid}`;
