import type { ContactPerson } from '@hireyard/contract';
import { type ListExport, text } from '../export-columns.ts';

export const CONTACT_PERSON_EXPORT: ListExport<'listContactPersons', ContactPerson> = {
  title: ({ contact }) => contact.contactPersons.title,
  columns: {
    name: {
      cells: [
        text(
          ({ contact }) => contact.facts.firstName,
          ({ firstName }) => firstName,
        ),
        text(
          ({ contact }) => contact.facts.lastName,
          ({ lastName }) => lastName,
        ),
        text(
          ({ contact }) => contact.facts.functions,
          ({ functions }, { texts }) => functions.map((one) => texts.contact.functions[one]).join(', '),
        ),
      ],
    },
    phone: {
      cells: [
        text(
          ({ contact }) => contact.facts.phone,
          ({ phone }) => phone,
        ),
      ],
    },
    email: {
      cells: [
        text(
          ({ contact }) => contact.facts.email,
          ({ email }) => email,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ contact }) => contact.facts.status,
          ({ status }, { texts }) => texts.contact.status[status],
        ),
      ],
    },
  },
};
