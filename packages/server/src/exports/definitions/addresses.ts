import type { Address } from '@hireyard/contract';
import { type ListExport, text } from '../export-columns.ts';

export const ADDRESS_EXPORT: ListExport<'listAddresses', Address> = {
  title: ({ contact }) => contact.addresses.title,
  columns: {
    name: {
      cells: [
        text(
          ({ contact }) => contact.facts.placeName,
          ({ name }) => name,
        ),
        text(
          ({ contact }) => contact.facts.line1,
          ({ line1 }) => line1,
        ),
        text(
          ({ contact }) => contact.facts.line2,
          ({ line2 }) => line2,
        ),
      ],
    },
    city: {
      cells: [
        text(
          ({ contact }) => contact.facts.postalCode,
          ({ postalCode }) => postalCode,
        ),
        text(
          ({ contact }) => contact.facts.city,
          ({ city }) => city,
        ),
        text(
          ({ contact }) => contact.facts.region,
          ({ region }) => region,
        ),
        text(
          ({ contact }) => contact.facts.country,
          ({ country }) => country,
        ),
      ],
    },
    kind: {
      cells: [
        text(
          ({ contact }) => contact.facts.kind,
          ({ kind }, { texts }) => texts.contact.kinds[kind],
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
