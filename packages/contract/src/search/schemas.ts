import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../core/list.ts';
import { Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { searchOf } from '../core/text-schemas.ts';
import { DOCUMENT_TYPES } from '../documents/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { MIN_SEARCHED, SEARCH_KINDS, SEARCH_MATCHES } from './values.ts';

/** One thing that was found, with what tells it from the others. */
export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Of the thing itself; of a machine that of its contract line. */
  id: Uuid,
  match: z.enum(SEARCH_MATCHES),
  /** What has the page, by its number, or a person's name; of a machine that is its contract. */
  subject: NamedSubject,
  /** What a project, a request or an own asset is called. */
  title: z.nullable(z.string()),
  /** Of a machine, of an asset that is one of the catalogue, and the first of an order. */
  productCode: z.nullable(z.string()),
  /** What is painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  documentType: z.nullable(z.enum(DOCUMENT_TYPES)),
  project: z.nullable(ProjectRef),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** The best matches of all that the caller may see, and the kinds of which there are more than are answered. */
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
