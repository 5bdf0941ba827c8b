import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { contactPersonSchemas } from './schemas.ts';
import { CONTACT_PERSON_LIST } from './values.ts';

const endpoint = endpointsOf<typeof contactPersonSchemas>();
const list = listsOf<typeof contactPersonSchemas>();

export const listContactPersons = /* @__PURE__ */ list('listContactPersons', {
  summary: 'Contact persons of the client',
  base: 'main',
  path: '/contact-persons',
  module: null,
  list: CONTACT_PERSON_LIST,
});
export const listContactPersonsFacets = /* @__PURE__ */ facetsOf(listContactPersons);

export const getContactPerson = /* @__PURE__ */ endpoint('getContactPerson', {
  summary: 'One contact person',
  method: 'GET',
  base: 'main',
  path: '/contact-persons/{id}',
  module: null,
  problems: ['not-found'],
});

export const createContactPerson = /* @__PURE__ */ endpoint('createContactPerson', {
  summary: 'Add a contact person',
  method: 'POST',
  base: 'main',
  path: '/contact-persons',
  module: null,
  rights: ['manage-contact-persons'],
  status: 201,
});

export const putContactPerson = /* @__PURE__ */ endpoint('putContactPerson', {
  summary: 'Edit a contact person',
  method: 'PUT',
  base: 'main',
  path: '/contact-persons/{id}',
  module: null,
  rights: ['manage-contact-persons'],
  ifMatch: true,
  problems: ['not-found'],
});

export const archiveContactPerson = /* @__PURE__ */ endpoint('archiveContactPerson', {
  summary: 'Archive a contact person: existing references remain, new ones are not offered',
  method: 'POST',
  base: 'main',
  path: '/contact-persons/{id}/archive',
  module: null,
  rights: ['manage-contact-persons'],
  problems: ['not-found', 'illegal-transition'],
});

export const restoreContactPerson = /* @__PURE__ */ endpoint('restoreContactPerson', {
  summary: 'Restore an archived contact person',
  method: 'POST',
  base: 'main',
  path: '/contact-persons/{id}/restore',
  module: null,
  rights: ['manage-contact-persons'],
  problems: ['not-found', 'illegal-transition'],
});
