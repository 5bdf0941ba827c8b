import type { Language } from '@hireyard/contract';
import type { DeskRight } from '@hireyard/contract/desk';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { DemoClock } from '../domain/demo-clock.ts';
import { clockColumn, toClock } from '../simulator/clock-store.ts';

/** Access of a person of the rental company (DK-01). */
export interface DeskScope {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly opCo: string;
  /** Depot where the person works; null for all. */
  readonly depotId: string | null;
  readonly rights: ReadonlySet<DeskRight>;
  /** Clock of a demo; null outside of demos (DOM-24). */
  readonly clock: DemoClock | null;
}

/** Reads the desk account of a user on each call, so that a withdrawn right counts at once. Null for everybody else. */
export async function deskScopeOf(db: Kysely<Database>, userId: string): Promise<DeskScope | null> {
  const account = await db
    .selectFrom('desk_account')
    .innerJoin('app_user', 'app_user.id', 'desk_account.user_id')
    .select(['email', 'first_name', 'last_name', 'language', 'op_co', 'depot_id', 'rights', clockColumn()])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) return null;
  return {
    userId,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language,
    opCo: account.op_co,
    depotId: account.depot_id,
    rights: new Set(account.rights),
    clock: toClock(account.clock),
  };
}
