import type { Language } from '@hireyard/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { localDate } from '../domain/calendar.ts';
import type { Actor } from './act.ts';

/** Limit of each rule, so that a demo changes gradually and no round takes long. */
export const AT_ONCE = 20;

/** Data and actor of a simulator rule. */
export interface World {
  readonly db: Kysely<Database>;
  readonly actor: Actor;
  readonly company: {
    readonly code: string;
    readonly country: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly language: Language;
  };
  /** Time of the clock when the simulator began. Earlier events stay as in the demo data. */
  readonly startedAt: Date;
  readonly seed: number;
}
/** Performs the due transitions. Returns their number. */
export type Rule = (world: World) => Promise<number>;

export const todayOf = ({ actor, company }: World): string => localDate(actor.now, company.timeZone);
export const firstDayOf = ({ startedAt, company }: World): string => localDate(startedAt, company.timeZone);

/** Selects the clients of the operating company. */
export const clientsOf = ({ db, company }: World) =>
  db.selectFrom('corporate_client').select('id').where('op_co', '=', company.code);

/** Condition for products of the operating company and of all companies. Ordered by `op_co`, its own come first. */
export const ofCompany = ({ code }: World['company']) => sql<SqlBool>`(op_co is null or op_co = ${code})`;
