import { listSites, SITE_PROJECTS_MAX, SITES_MAX, type Site, type Sites } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { ClientScope } from '../http/route.ts';
import { siteRoute } from '../services/overview/sites.ts';
import { type CountedSite, sitesBySql } from './sites-by-sql.ts';

const joined = (parts: readonly string[]) => parts.toSorted().join(', ');
export const comparable = ({ address, position, pieces, products, projects }: Site): CountedSite => ({
  address: `${address.line1}, ${address.postalCode} ${address.city}, ${address.country}`,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  pieces,
  products: joined(products.map((one) => `${one.productCode}: ${one.pieces}`)),
  projects: joined(projects.map(({ number }) => number)),
});
export const byAddress = (one: CountedSite, other: CountedSite) => (one.address < other.address ? -1 : 1);

/** Reads sites like the API, and compares them with the second calculation. */
export function sitesAsked(db: Kysely<Database>, asOf: Date) {
  async function ask(scope: ClientScope, query: object = {}): Promise<Sites> {
    const call = {
      db: clientDb(db, scope, asOf),
      scope,
      now: asOf,
      query: operationById(listSites.id).query?.parse(query),
    };
    return (await siteRoute.handle(call as never)) as Sites;
  }

  /** Returns the number of compared sites. Beyond the limit, these are the sites with the most pieces. */
  async function compare(scope: ClientScope): Promise<number> {
    const { items, truncated } = await ask(scope);
    const expected = await sitesBySql(db, scope);
    expect(items).toHaveLength(Math.min(expected.length, SITES_MAX));
    expect(truncated).toBe(expected.length > SITES_MAX);
    const least = items.at(-1)?.pieces ?? 0;
    const expectedOf = new Map(expected.map((one) => [one.address, one]));
    expect(items.map(comparable).toSorted(byAddress)).toEqual(
      items
        .map((item) => {
          const one = expectedOf.get(comparable(item).address);
          // The answer lists only the first projects.
          return item.projects.length < SITE_PROJECTS_MAX
            ? one
            : one && { ...one, projects: comparable(item).projects };
        })
        .toSorted((one, other) => byAddress(one as CountedSite, other as CountedSite)),
    );
    const addresses = new Set(items.map((item) => comparable(item).address));
    const rest = expected.filter(({ address }) => !addresses.has(address));
    expect(Math.max(0, ...rest.map(({ pieces }) => pieces))).toBeLessThanOrEqual(rest.length > 0 ? least : 0);
    return items.length;
  }
  return { ask, compare };
}
