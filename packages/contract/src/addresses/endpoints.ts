import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { addressSchemas } from './schemas.ts';
import { ADDRESS_LIST } from './values.ts';

const endpoint = endpointsOf<typeof addressSchemas>();
const list = listsOf<typeof addressSchemas>();

export const listAddresses = /* @__PURE__ */ list('listAddresses', {
  summary: 'Addresses of the client',
  base: 'main',
  path: '/addresses',
  module: null,
  list: ADDRESS_LIST,
});
export const listAddressesFacets = /* @__PURE__ */ facetsOf(listAddresses);

export const getAddress = /* @__PURE__ */ endpoint('getAddress', {
  summary: 'One address',
  method: 'GET',
  base: 'main',
  path: '/addresses/{id}',
  module: null,
  problems: ['not-found'],
});

export const createAddress = /* @__PURE__ */ endpoint('createAddress', {
  summary: 'Add an address',
  method: 'POST',
  base: 'main',
  path: '/addresses',
  module: null,
  rights: ['manage-addresses'],
  status: 201,
});

export const putAddress = /* @__PURE__ */ endpoint('putAddress', {
  summary: 'Edit an address',
  method: 'PUT',
  base: 'main',
  path: '/addresses/{id}',
  module: null,
  rights: ['manage-addresses'],
  ifMatch: true,
  problems: ['not-found'],
});

export const archiveAddress = /* @__PURE__ */ endpoint('archiveAddress', {
  summary: 'Archive an address: existing references remain, new ones are not offered',
  method: 'POST',
  base: 'main',
  path: '/addresses/{id}/archive',
  module: null,
  rights: ['manage-addresses'],
  problems: ['not-found', 'illegal-transition'],
});

export const restoreAddress = /* @__PURE__ */ endpoint('restoreAddress', {
  summary: 'Restore an archived address',
  method: 'POST',
  base: 'main',
  path: '/addresses/{id}/restore',
  module: null,
  rights: ['manage-addresses'],
  problems: ['not-found', 'illegal-transition'],
});
