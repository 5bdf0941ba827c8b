import type { Language } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { BillingWeekDays } from '../domain/billing.ts';
import { localDate } from '../domain/calendar.ts';
import type { Actor } from './act.ts';

/** Limit of each rule, so that a demo changes gradually and no round takes long. */
export const AT_ONCE = 20;

/** Data and actor of a simulator rule. */
export interface World {
  readonly db: Kysely<Database>;
  readonly actor: Actor;
  /** Reads the clients and products of the operating company. */
  readonly own: Pick<CompanyDb, 'selectFrom'>;
  readonly company: {
    readonly code: string;
    readonly country: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly language: Language;
    readonly weekDays: BillingWeekDays;
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
