import { facetsOf, listsOf } from '../core/endpoint.ts';
import type { contactPersonSchemas } from './schemas.ts';
import { CONTACT_PERSON_LIST } from './values.ts';

const list = listsOf<typeof contactPersonSchemas>();

export const listContactPersons = /* @__PURE__ */ list('listContactPersons', {
  summary: 'The contact persons of the client',
  base: 'main',
  path: '/contact-persons',
  module: null,
  list: CONTACT_PERSON_LIST,
});
export const listContactPersonsFacets = /* @__PURE__ */ facetsOf(listContactPersons);
