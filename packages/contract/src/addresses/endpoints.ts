import { facetsOf, listsOf } from '../core/endpoint.ts';
import type { addressSchemas } from './schemas.ts';
import { ADDRESS_LIST } from './values.ts';

const list = listsOf<typeof addressSchemas>();

export const listAddresses = /* @__PURE__ */ list('listAddresses', {
  summary: 'The addresses of the client',
  base: 'main',
  path: '/addresses',
  module: null,
  list: ADDRESS_LIST,
});
export const listAddressesFacets = /* @__PURE__ */ facetsOf(listAddresses);
