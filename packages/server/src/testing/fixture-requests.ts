import type { RequestKind, RequestStatus } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { nextNumber } from '../database/client/next-number.ts';
import type { Database } from '../database/tables.ts';
import { waitsFor } from '../domain/requests.ts';
import type { TestClient } from './fixture-types.ts';

interface TestRequest {
  readonly writerId: string;
  readonly label: string;
  readonly kind?: RequestKind;
  readonly status?: RequestStatus;
  readonly projectId?: string | null;
  readonly handlerId?: string | null;
}

const AT = '2026-11-19T09:00:00Z';

/** Inserts a request with two lines, one of the catalog and one in words, and a comment. */
export async function insertRequest(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id'>,
  { writerId, label, kind = 'equipment', status = 'submitted', projectId = null, handlerId = null }: TestRequest,
): Promise<{ readonly id: string; readonly lineIds: readonly string[] }> {
  const id = crypto.randomUUID();
  const lineIds = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const hasLines = kind === 'equipment' || kind === 'quote';
  const ofRequest = { request_id: id, client_id: client.id };
  await db
    .insertInto('request')
    .values({
      id,
      client_id: client.id,
      number: await nextNumber(db, client.id, 'request', new Date(AT)),
      kind,
      status,
      title: `${label} request`,
      project_id: projectId,
      po_number: `${label} PO`,
      cost_code: `${label} cost`,
      description: hasLines ? null : `${label} description`,
      fault: kind === 'service' ? 'breakdown' : null,
      safe_to_use: kind === 'service' ? false : null,
      needed_on: hasLines ? '2026-11-25' : null,
      line_count: hasLines ? 2 : 0,
      handler_id: handlerId,
      waits_for: waitsFor({ kind, status, askedBack: false }),
      waiting_since: AT,
      reject_reason: status === 'rejected' ? `${label} reason` : null,
      created_at: AT,
      updated_at: AT,
      created_by: writerId,
    })
    .execute();
  if (hasLines) {
    const line = {
      ...ofRequest,
      project_id: projectId,
      quantity: 1,
      starts_on: '2026-11-25',
      ends_on: '2026-12-12',
      remark: `${label} remark`,
    };
    await db
      .insertInto('request_line')
      .values([
        { ...line, id: lineIds[0], line_no: 1, product_code: 'LIFT-10', text: null },
        { ...line, id: lineIds[1], line_no: 2, product_code: null, text: `${label} slings` },
      ])
      .execute();
  }
  await db
    .insertInto('request_step')
    .values({ ...ofRequest, status, moved_at: AT, moved_by: writerId })
    .execute();
  // A draft has no comments.
  if (status === 'draft') return { id, lineIds };
  await db
    .insertInto('request_comment')
    .values({
      ...ofRequest,
      id: crypto.randomUUID(),
      written_at: AT,
      written_by: writerId,
      text: `${label} comment`,
      asks_back: false,
    })
    .execute();
  return { id, lineIds };
}

/**
 * Inserts a request of each project and one without a project, by a colleague. Returns the id of the first project's
 * request.
 */
export async function insertRequestsOf(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'name' | 'projectIds'>,
  writerId: string,
): Promise<string> {
  const [first, second] = client.projectIds;
  const { id } = await insertRequest(db, client, { writerId, label: `${client.name} first`, projectId: first });
  await insertRequest(db, client, { writerId, label: `${client.name} second`, projectId: second });
  await insertRequest(db, client, { writerId, label: `${client.name} third` });
  return id;
}
