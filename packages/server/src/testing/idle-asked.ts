import { type IdleMachine, type IdleMachines, listIdleMachines } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { ClientScope } from '../http/route.ts';
import { idleMachineRoute } from '../services/overview/idle-machines.ts';
import { type CountedMachine, idleMachinesBySql } from './idle-by-sql.ts';

const hoursIn = ({ hours }: IdleMachine) => hours.reduce((sum, one) => sum + (one.hours ?? 0), 0);
const comparable = (one: IdleMachine): CountedMachine => ({
  id: one.id,
  use: one.use,
  readOn: one.readOn,
  usedOn: one.usedOn,
  idleDays: one.idleDays,
  furtherDay: one.furtherDay?.amount ?? null,
  fortnight: Math.round(hoursIn(one) * 10) / 10,
});
const byId = (one: CountedMachine, other: CountedMachine) => (one.id < other.id ? -1 : 1);

/** Reads idle machines like the API, and compares them with the second calculation. */
export function idleAsked(db: Kysely<Database>, asOf: Date) {
  async function ask(scope: ClientScope, query: object = {}, now = asOf): Promise<IdleMachines> {
    const call = {
      db: clientDb(db, scope, now),
      scope,
      now,
      query: operationById(listIdleMachines.id).query?.parse(query),
    };
    return (await idleMachineRoute.handle(call as never)) as IdleMachines;
  }

  async function allOf(scope: ClientScope, now = asOf): Promise<IdleMachine[]> {
    const items: IdleMachine[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const answer = await ask(scope, { page, size: 200 }, now);
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }

  /** Returns the number of compared machines. */
  async function compare(scope: ClientScope, now = asOf): Promise<number> {
    const answers = (await allOf(scope, now)).map(comparable);
    const expected = (await idleMachinesBySql(db, { ...scope, now })).map((one) => ({
      ...one,
      fortnight: Math.round(one.fortnight * 10) / 10,
    }));
    expect(answers.toSorted(byId)).toEqual(expected.toSorted(byId));
    return answers.length;
  }
  return { ask, allOf, compare };
}
