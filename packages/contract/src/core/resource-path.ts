import type { Resource } from './resource.ts';

/** The portal's pages of each resource; roles share one. */
const PAGES: { readonly [R in Resource]: (id: string) => string } = {
  project: (id) => `/order/company/projects/${id}`,
  contract: (id) => `/order/contracts/${id}`,
  document: (id) => `/order/documents/${id}`,
  asset: (id) => `/asset/assets/${id}`,
  request: (id) => `/request/requests/${id}`,
  offHire: (id) => `/order/off-hires/${id}`,
  order: (id) => `/order/orders/${id}`,
  address: (id) => `/order/company/addresses/${id}`,
  contactPerson: (id) => `/order/company/contactpersons/${id}`,
  user: (id) => `/order/company/users/${id}`,
  role: () => '/order/company/roles',
};

/** The path of the portal's page about one thing, such as `/order/contracts/…`: of what activity, a notification or a mail names. */
export const pathOf = ({ resource, id }: { readonly resource: Resource; readonly id: string }): string =>
  PAGES[resource](id);
