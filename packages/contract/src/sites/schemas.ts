import * as z from 'zod/mini';
import { repeated } from '../core/list-schemas.ts';
import { GeoPosition, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';

/** Delivery place with its pieces on rent, or called off and not yet returned (DOM-32). */
export const Site = z.object({
  /** Stable while the address is unchanged. */
  id: z.string(),
  /** Address as in the contracts. */
  address: PostalAddress,
  /** Position of the client's matching address; null without a match or a position. */
  position: z.nullable(GeoPosition),
  /** Projects of the pieces, by name. Omits pieces without a project. */
  projects: z.array(ProjectRef),
  pieces: z.int(),
  /** Pieces per product, largest number first. */
  products: z.array(z.object({ productCode: z.string(), pieces: z.int() })),
});
export type Site = z.infer<typeof Site>;

export const Sites = z.object({
  items: z.array(Site),
  /** True if there are more than `SITES_MAX` sites. The ones with the fewest pieces are omitted. */
  truncated: z.boolean(),
  /** Projects with the most pieces of the requested product groups, independent of the requested projects. */
  projects: z.array(z.extend(ProjectRef, { pieces: z.int() })),
  /** Pieces per product group in the requested projects, independent of the requested groups. */
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
