import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../core/list.ts';
import { Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { searchOf } from '../core/text-schemas.ts';
import { DOCUMENT_TYPES } from '../documents/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { MIN_SEARCHED, SEARCH_KINDS, SEARCH_MATCHES } from './values.ts';

/** Search result with distinguishing details. */
export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Id of the resource; for a machine, of its contract line. */
  id: Uuid,
  match: z.enum(SEARCH_MATCHES),
  /** Resource with a page of its own, named by its number or a person's name. For a machine, its contract. */
  subject: NamedSubject,
  /** Name of a project or an own asset, or title of a request. */
  title: z.nullable(z.string()),
  /** Product of a machine, of an asset from the catalogue, or of the first line of an order. */
  productCode: z.nullable(z.string()),
  /** Number painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  documentType: z.nullable(z.enum(DOCUMENT_TYPES)),
  project: z.nullable(ProjectRef),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** Best visible matches, and the kinds with further matches. */
export const SearchAnswer = z.object({
  items: z.array(SearchHit),
  more: z.array(z.enum(SEARCH_KINDS)),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchSchemas = {
  search: {
    query: z.strictObject({ q: searchOf(MAX_SEARCH_LENGTH).check(z.minLength(MIN_SEARCHED)) }),
    response: SearchAnswer,
  },
};
