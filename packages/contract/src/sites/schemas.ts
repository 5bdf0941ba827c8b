import * as z from 'zod/mini';
import { repeated } from '../core/list-schemas.ts';
import { GeoPosition, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';

/** A place that was delivered to, and what stands there: on rent, or called off and not yet returned (DOM-30). */
export const Site = z.object({
  /** Stays the same as long as its address does. */
  id: z.string(),
  /** As it is in the contracts. */
  address: PostalAddress,
  /** That of the client's address with the same words; null where there is none, or it has no position. */
  position: z.nullable(GeoPosition),
  /** Whose pieces they are, by name; without those that belong to no project. */
  projects: z.array(ProjectRef),
  pieces: z.int(),
  /** How many of which product, the most first. */
  products: z.array(z.object({ productCode: z.string(), pieces: z.int() })),
});
export type Site = z.infer<typeof Site>;

export const Sites = z.object({
  items: z.array(Site),
  /** There are more than `SITES_MAX`: those with the fewest pieces are left out. */
  truncated: z.boolean(),
  /** The projects with the most pieces, whichever are asked for; of these product groups. */
  projects: z.array(z.extend(ProjectRef, { pieces: z.int() })),
  /** Pieces of each product group in these projects, whichever groups are asked for. */
  groups: z.array(z.object({ group: z.string(), pieces: z.int() })),
});
export type Sites = z.infer<typeof Sites>;

export const siteSchemas = {
  listSites: {
    query: z.strictObject({
      project: repeated(Uuid),
      /** Product groups. */
      group: repeated(z.string().check(z.maxLength(40), printable)),
    }),
    response: Sites,
  },
};
