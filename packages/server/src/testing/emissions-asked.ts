import { type EmissionLine, type Emissions, getEmissions, listEmissionLines } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { ClientScope } from '../http/route.ts';
import { listEmissionLinesRoute } from '../services/overview/emission-lines.ts';
import { emissionRoutes } from '../services/overview/emissions.ts';
import { emissionsBySql } from './emissions-by-sql.ts';

interface At {
  readonly scope: ClientScope;
  readonly now?: Date;
}

/** Compared decimals of hours, because the start of a month is rounded to tenths. */
const NEAR = 1;

export const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
/** Returns the emissions of the machines, in kilograms of CO₂e. */
export const causedBy = ({ scope1, scope2 }: Pick<EmissionLine, 'scope1' | 'scope2'>) => sum([scope1, scope2]);

/** Reads emissions like the API, and compares them with the second calculation. */
export function emissionsAsked(db: Kysely<Database>, asOf: Date) {
  const callOf = (id: string, { scope, now = asOf }: At, query: object) => ({
    db: clientDb(db, scope, now),
    scope,
    now,
    query: operationById(id).query?.parse(query),
  });
  const [getRoute] = emissionRoutes;
  const ask = async (at: At, query: object = {}) =>
    (await getRoute?.handle(callOf(getEmissions.id, at, { size: 200, ...query }) as never)) as Emissions;

  async function linesOf(at: At, query: object): Promise<EmissionLine[]> {
    const items: EmissionLine[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const call = callOf(listEmissionLines.id, at, { ...query, page, size: 200 });
      const answer = (await listEmissionLinesRoute.handle(call as never)) as {
        items: EmissionLine[];
        hasMore: boolean;
      };
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }

  /** Returns the answer with the projects of all pages. */
  async function allOf(at: At, query: object): Promise<Emissions> {
    const first = await ask(at, query);
    const items = [...first.items];
    for (let page = 1, { hasMore } = first; hasMore; page += 1) {
      const answer = await ask(at, { ...query, page });
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return { ...first, items };
  }

  /** Returns the number of compared figures by machine and month. */
  async function compare(at: At, from: string): Promise<number> {
    const { scope, now = asOf } = at;
    const calculated = await emissionsBySql(db, { ...scope, now, from });
    const answer = await allOf(at, { from });
    const estimated = calculated.filter(({ use }) => use !== null);
    let compared = 0;
    for (const { month, ...figures } of answer.months) {
      const expected = estimated.filter((one) => one.month === month);
      expect(figures.measuredHours, month).toBeCloseTo(sum(expected.map((one) => one.measuredHours)), NEAR);
      expect(figures.assumedHours, month).toBeCloseTo(sum(expected.map((one) => one.assumedHours)), 6);
      expect(causedBy(figures), month).toBeCloseTo(sum(expected.map(({ use }) => use)), 0);
      expect(figures.scope3 ?? 0, month).toBeCloseTo(sum(expected.map(({ upstream }) => upstream)), 0);
      compared += expected.length;
    }
    for (const { key, ...figures } of answer.items) {
      const expected = estimated.filter(({ project }) => project === key);
      expect(causedBy(figures), String(key)).toBeCloseTo(sum(expected.map(({ use }) => use)), 0);
    }
    expect(new Set(answer.items.map(({ key }) => key))).toEqual(new Set(calculated.map(({ project }) => project)));
    const lacking = new Set(calculated.filter(({ use }) => use === null).map(({ productCode }) => productCode));
    expect(new Set(answer.notEstimated.map(({ productCode }) => productCode))).toEqual(lacking);
    return compared;
  }
  return { ask, linesOf, compare };
}
