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
export const counted = ({ address, position, pieces, products, projects }: Site): CountedSite => ({
  address: `${address.line1}, ${address.postalCode} ${address.city}, ${address.country}`,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  pieces,
  products: joined(products.map((one) => `${one.productCode}: ${one.pieces}`)),
  projects: joined(projects.map(({ number }) => number)),
});
export const byAddress = (one: CountedSite, other: CountedSite) => (one.address < other.address ? -1 : 1);

/** Asks what stands where as the API does, and holds it against the second calculation. */
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

  /** Answers how many sites there were to compare: those with the most pieces, where there are more than are answered. */
  async function compare(scope: ClientScope): Promise<number> {
    const { items, truncated } = await ask(scope);
    const expected = await sitesBySql(db, scope);
    expect(items).toHaveLength(Math.min(expected.length, SITES_MAX));
    expect(truncated).toBe(expected.length > SITES_MAX);
    const least = items.at(-1)?.pieces ?? 0;
    const known = new Map(expected.map((one) => [one.address, one]));
    expect(items.map(counted).toSorted(byAddress)).toEqual(
      items
        .map((item) => {
          const one = known.get(counted(item).address);
          // Of very many projects the first are named.
          return item.projects.length < SITE_PROJECTS_MAX ? one : one && { ...one, projects: counted(item).projects };
        })
        .toSorted((one, other) => byAddress(one as CountedSite, other as CountedSite)),
    );
    const shown = new Set(items.map((item) => counted(item).address));
    const left = expected.filter(({ address }) => !shown.has(address));
    expect(Math.max(0, ...left.map(({ pieces }) => pieces))).toBeLessThanOrEqual(left.length > 0 ? least : 0);
    return items.length;
  }
  return { ask, compare };
}
