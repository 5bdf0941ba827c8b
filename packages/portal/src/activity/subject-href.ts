import type { Resource, Subject } from '@hireyard/contract';

const PLACES: Readonly<Record<Resource, string>> = {
  project: '/order/company/projects/',
  contract: '/order/contracts/',
  document: '/order/documents/',
  asset: '/asset/assets/',
  request: '/request/requests/',
  offHire: '/order/off-hires/',
  order: '/order/orders/',
  address: '/order/company/addresses/',
  contactPerson: '/order/company/contactpersons/',
  user: '/order/company/users/',
  role: '/order/company/roles',
};

/** The page of what activity or a notification is about; roles share one. */
export const subjectHref = ({ resource, id }: Subject): string =>
  PLACES[resource].endsWith('/') ? PLACES[resource] + id : PLACES[resource];
