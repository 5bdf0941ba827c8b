import type { InboxKind } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { InboxResource } from '../../database/tables/inbox.ts';
import { WAITING_OFF_HIRES, WAITING_ORDERS } from '../../domain/inbox.ts';
import type { CompanyActor, CompanyCall } from '../../http/route.ts';
import { endingCertificates, warnedFrom } from '../overview/certificates.ts';

/** Entry of the inbox, without what it is about. */
interface Waiting {
  readonly kind: InboxKind;
  /** Record that it is about. */
  readonly resource: InboxResource;
  readonly id: string;
  readonly client_id: number;
  readonly depot_id: string | null;
  readonly project_id: string | null;
  /** User of the client who has written it. Null if the rental company has. */
  readonly author_id: string | null;
  readonly since: Date;
  /** 0 for an urgent entry, 1 for any other. */
  readonly urgency: number;
}

/** Depot of the contracts of a disputed document; null where they have several, or there is none. */
const depotOfDocument = sql`select (array_agg(distinct contract.depot_id))[1] from document_contract billed
  join contract on contract.id = billed.contract_id
  where billed.document_id = asked.document_id having count(distinct contract.depot_id) = 1`;

/**
 * Selects what waits for the company, with the acknowledgement of each entry. An entry that waits again, such as an
 * off-hire whose client has asked for another day, is one that nobody has acknowledged.
 */
export const inboxRows = (db: Pick<CompanyDb, 'selectFrom'>, now: Date) =>
  db
    .selectFrom(
      sql<Waiting>`(
        select 'order' as kind, 'order' as resource, ordered.id, ordered.client_id, ordered.depot_id,
          ordered.project_id, ordered.created_by as author_id, coalesce((select max(step.moved_at) from rental_order_step step
            where step.order_id = ordered.id and step.status = 'submitted'), ordered.created_at) as since,
          1 as urgency
        from rental_order ordered where ordered.status = any(${WAITING_ORDERS}::text[])
        union all
        select 'offHire', 'offHire', called.id, called.client_id, line.depot_id, line.project_id,
          called.created_by, coalesce(called.asked_again_at, called.created_at), 1
        from off_hire called join lateral (
          select machine.depot_id, machine.project_id
          from off_hire_line part join contract_line machine on machine.id = part.contract_line_id
          where part.off_hire_id = called.id order by machine.contract_number, machine.line_no limit 1) line on true
        where called.status = any(${WAITING_OFF_HIRES}::text[])
        union all
        select case when asked.document_id is null then 'request' else 'dispute' end, 'request', asked.id,
          asked.client_id, case when asked.document_id is null then coalesce(line.depot_id, owner.default_depot_id)
            else (${depotOfDocument}) end,
          coalesce(asked.project_id, line.project_id),
          asked.created_by, coalesce(asked.waiting_since, asked.created_at),
          case when asked.safe_to_use = false then 0 else 1 end
        from request asked join corporate_client owner on owner.id = asked.client_id
          left join contract_line line on line.id = asked.contract_line_id
        where asked.waits_for = 'company'
        union all
        select 'certificate', 'document', document.id, document.client_id, contract_line.depot_id,
          contract_line.project_id, null,
          greatest(${warnedFrom}, contract_line.on_rent_at), 1
        from ${endingCertificates(now)})`.as('entry'),
    )
    .leftJoin('inbox_acknowledgement as seen', (join) =>
      join
        .on(sql<SqlBool>`seen.resource = entry.resource and seen.resource_id = entry.id`)
        .on(sql<SqlBool>`seen.since = entry.since`),
    )
    .selectAll('entry')
    .select(['seen.acknowledged_at', 'seen.by_name', 'seen.by_user_id'])
    // A time of the database has microseconds, which JavaScript's has not.
    .select(sql<string>`entry.since::text`.as('exact_since'));

export type InboxRow = Awaited<ReturnType<ReturnType<typeof inboxRows>['execute']>>[number];

/** Says who sees to an entry, within the lock of its client. The first one stays, however often it is said. */
export async function writeAcknowledgement(
  db: ClientDb,
  row: InboxRow,
  { by, now }: { readonly by: CompanyActor; readonly now: Date },
): Promise<void> {
  if (row.acknowledged_at !== null) return;
  const { resource, id } = row;
  // One of an earlier wait.
  await removeAcknowledgement(db, row);
  await db.insert('inbox_acknowledgement', [
    {
      resource,
      resource_id: id,
      since: row.exact_since,
      acknowledged_at: now,
      by_name: by.name,
      by_user_id: by.userId,
    },
  ]);
}

/** Says that nobody sees to an entry, within the lock of its client. */
export const removeAcknowledgement = (db: ClientDb, { resource, id }: InboxRow): Promise<void> =>
  db.remove('inbox_acknowledgement', { resource, resource_id: id });

/** Acknowledges what still waits behind a move of the company: who moves it sees to it. */
export async function acknowledgeMoved(
  { db: company, by, now }: CompanyCall,
  db: ClientDb,
  { resource, id }: { readonly resource: InboxResource; readonly id: string },
): Promise<void> {
  if (!by) return;
  const rows = inboxRows(company, now).where('entry.resource', '=', resource).where('entry.id', '=', id);
  const row = await rows.executeTakeFirst();
  if (row) await writeAcknowledgement(db, row, { by, now });
}
