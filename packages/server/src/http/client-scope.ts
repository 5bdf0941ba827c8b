import { type Module, type Right, seesPrices } from '@hireyard/contract';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';
import { clockColumn, toClock } from '../simulator/clock-store.ts';
import { notFound, ProblemError } from './problem.ts';
import type { ClientScope } from './route.ts';

/** True for a user who is no person of the rental company: a desk account has no client (DK-01). */
export const isOfPortal = (userId: string): RawBuilder<SqlBool> =>
  sql`not exists (select from desk_account where desk_account.user_id = ${sql.ref(userId)})`;

export const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';

/** Reads the caller's access. A caller accepts an invitation by opening the client (DOM-07). */
export async function openClient(
  db: Kysely<Database>,
  userId: string,
  header: string | string[] | undefined,
  now: Date,
): Promise<ClientScope> {
  try {
    return await readClientScope(db, userId, header);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'not-found') throw error;
    if (typeof header !== 'string' || !isUuid(header)) throw error;
    const accepted = await db
      .updateTable('membership')
      .set({ status: 'active', last_seen_at: now })
      .where('user_id', '=', userId)
      .where('status', '=', 'invited')
      .where('invitation_expires_at', '>', now)
      .where(isOfPortal('membership.user_id'))
      .where('client_id', 'in', (eb) =>
        eb
          .selectFrom('corporate_client as c')
          .select('c.id')
          .where('c.external_uuid', '=', header)
          .where('c.archived', '=', false),
      )
      .executeTakeFirst();
    if (accepted.numUpdatedRows === 0n) throw error;
    return readClientScope(db, userId, header);
  }
}

/**
 * Reads the caller's access from the database on each call. A withdrawn right, membership or module takes effect at
 * once (RG-01). A client without a current membership of the user is answered like one that does not exist (DOM-11).
 */
export async function readClientScope(
  db: Kysely<Database>,
  userId: string,
  header: string | string[] | undefined,
): Promise<ClientScope> {
  if (!header) throw new ProblemError('missing-client-context');
  if (typeof header !== 'string' || !isUuid(header)) throw notFound();
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('corporate_client as c', 'c.id', 'm.client_id')
    .innerJoin('operating_company as o', 'o.code', 'c.op_co')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where(isOfPortal('m.user_id'))
    .where('c.external_uuid', '=', header)
    .where('c.archived', '=', false)
    .select(['c.id', 'c.external_uuid', 'c.op_co', 'c.show_prices', 'c.blocked', 'o.time_zone', 'u.language'])
    .select(
      sql<Right[]>`array(
        select rr."right" from membership_role mr join role_right rr on rr.role_id = mr.role_id
        where mr.user_id = m.user_id and mr.client_id = m.client_id)`.as('rights'),
    )
    .select(
      sql<string[] | null>`case when m.confined then array(
        select mp.project_id from membership_project mp
        where mp.user_id = m.user_id and mp.client_id = m.client_id) end`.as('projects'),
    )
    .select(clockColumn())
    .select(sql<Module[]>`array(select cm.module from client_module cm where cm.client_id = c.id)`.as('modules'))
    .executeTakeFirst();
  if (!row) throw notFound();
  const rights: ReadonlySet<Right> = new Set(row.rights);
  return {
    userId,
    clientId: row.id,
    clientUuid: row.external_uuid,
    opCo: row.op_co,
    language: row.language,
    timeZone: row.time_zone,
    modules: new Set(row.modules),
    rights,
    prices: seesPrices(row.show_prices, rights),
    blocked: row.blocked,
    projects: row.projects ?? 'all',
    clock: toClock(row.clock),
  };
}
