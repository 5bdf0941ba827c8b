import type { Language } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { localDate } from '../domain/calendar.ts';
import type { Actor } from './act.ts';

/** Of each rule at a time, so that a demo moves a little and no round is long. */
export const AT_ONCE = 20;

/** What a rule of the simulator sees, and by whom it acts. */
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
  /** What the clock showed when the simulator began: what lies before it stays as the demo data tells it. */
  readonly startedAt: Date;
  readonly seed: number;
}
/** Makes what is due; answers how many moves it made. */
export type Rule = (world: World) => Promise<number>;

export const todayOf = ({ actor, company }: World): string => localDate(actor.now, company.timeZone);
export const firstDayOf = ({ startedAt, company }: World): string => localDate(startedAt, company.timeZone);

/** Rows of the clients of the operating company. */
export const clientsOf = ({ db, company }: World) =>
  db.selectFrom('corporate_client').select('id').where('op_co', '=', company.code);
