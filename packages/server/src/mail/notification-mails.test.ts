import {
  type ImportState,
  LANGUAGES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type OrderStatus,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertUser, type TestUser } from '../testing/fixture.ts';
import { insertImport } from '../testing/fixture-assets.ts';
import { insertLine, insertOffHire } from '../testing/fixture-off-hires.ts';
import { insertOrder } from '../testing/fixture-orders.ts';
import { insertRequest } from '../testing/fixture-requests.ts';
import { RENTAL_COMPANY } from '../testing/mails.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';
import { toHtml, toText } from './message.ts';

/** Transitions with a text for each target state. */
const MOVES: { readonly [K in NotificationKind]?: readonly (OrderStatus | RequestStatus | ImportState | null)[] } = {
  requestMoved: [null, ...REQUEST_STATUSES.filter((status) => status !== 'draft')],
  orderMoved: [null, 'confirmed', 'rejected', 'completed', 'cancelled'],
  approvalDecided: [null, 'submitted', 'rejected'],
  assetsImported: ['done', 'stopped'],
};
const CASES = NOTIFICATION_KINDS.filter((kind) => kind !== 'invited').flatMap((kind) =>
  (MOVES[kind] ?? [null]).map((status) => ({ kind, status })),
);
/** Resource of the fixture for each kind. */
type Resource = 'request' | 'asset' | 'assetImport' | 'order' | 'document' | 'offHire' | 'contract' | 'project';
const ABOUT: { readonly [K in NotificationKind]?: Resource } = {
  requestMoved: 'request',
  comment: 'project',
  inspectionDue: 'asset',
  assetsImported: 'assetImport',
  invoiceIssued: 'document',
  paperAdded: 'document',
  invoiceOverdue: 'document',
  deliveryAnnounced: 'contract',
  endingSoon: 'contract',
  offHireNumber: 'offHire',
  offHireWithdrawn: 'offHire',
  collectionScheduled: 'offHire',
  collectionFailed: 'offHire',
};

let test: TestApp;
let reader: TestUser;
let ids: Readonly<Record<Resource, string>>;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const { a, administrator } = test.fixture;
  reader = await insertUser(db, 'told@a.example', null, [
    {
      client: a,
      rights: [
        'order-view-all',
        'contract-view',
        'document-view',
        'invoice-view',
        'asset-view',
        'asset-manage',
        'request-handle',
      ],
    },
  ]);
  const { id: offHire } = await insertOffHire(db, a, 'scheduled');
  await db.updateTable('off_hire').set({ number: 'OH-260099' }).where('id', '=', offHire).execute();
  await insertLine(db, a);
  await db
    .insertInto('asset_inspection')
    .values({
      id: crypto.randomUUID(),
      client_id: a.id,
      asset_id: a.assetId,
      type: 'LOLER',
      interval_months: 6,
      due_on: '2026-11-20',
    })
    .execute();
  await sql`update asset_inspection set told_due_on = due_on where asset_id = ${a.assetId}`.execute(db);
  const order = await insertOrder(db, a, { ordererId: administrator.id, label: 'Alpha', status: 'rejected' });
  await db
    .updateTable('rental_order')
    .set({ reject_reason: 'No <lift> left', decision_comment: 'Ask for fewer' })
    .where('id', '=', order)
    .execute();
  // It is mailed while the assignment lasts.
  await db
    .insertInto('attention_assignment')
    .values({
      client_id: a.id,
      entry_id: order,
      day: '2026-11-17',
      assignee_id: reader.id,
      assigned_at: '2026-11-17T09:00:00Z',
      resource: 'order',
      resource_id: order,
    })
    .execute();
  const asked = { writerId: administrator.id, label: 'Told', status: 'rejected', projectId: a.projectIds[0] } as const;
  const { id: request } = await insertRequest(db, a, asked);
  const step = { request_id: request, client_id: a.id, moved_by: null, moved_at: test.now() };
  await db
    .insertInto('request_step')
    .values((['submitted', 'inReview', 'quoted'] as const).map((status) => ({ ...step, status })))
    .execute();
  await db.updateTable('document').set({ status: 'open' }).where('id', '=', a.documentId).execute();
  ids = {
    request,
    asset: a.assetId,
    assetImport: await insertImport(db, { clientId: a.id, userId: reader.id, label: 'Yard' }),
    order,
    document: a.documentId,
    offHire,
    contract: a.contractId,
    project: a.projectIds[0],
  };
});
afterAll(() => test.close());

/** Returns the mail of a notification of 17 November. */
async function mailOf(
  kind: NotificationKind,
  status: string | null,
  byCompany = false,
  to: TestUser = reader,
): Promise<Mail> {
  const { db } = test.database;
  const { a, administrator } = test.fixture;
  const resource = ABOUT[kind] ?? 'order';
  const id = crypto.randomUUID();
  const row = { id, client_id: a.id, user_id: to.id, kind, resource, resource_id: ids[resource], status };
  await db
    .insertInto('notification')
    .values({ ...row, at: '2026-11-17T09:00:00Z', actor_id: byCompany ? null : administrator.id, in_portal: true })
    .execute();
  const context = { db, now: test.now(), publicUrl: 'https://portal.example', companies: [RENTAL_COMPANY] };
  const mail = await compose('notification', { notificationId: id }, context);
  if (!mail) throw new Error(`${kind} has no mail`);
  return mail;
}
const speak = (language: string) =>
  test.database.db
    .updateTable('app_user')
    .set({ language: language as (typeof LANGUAGES)[number] })
    .where('id', '=', reader.id)
    .execute();

describe('the mail of a notification', () => {
  it.each(LANGUAGES)('[DOM-20] is whole for every kind and move in %s', async (language) => {
    await speak(language);
    const subjects = new Map<string, string>();
    for (const { kind, status } of CASES) {
      const name = `${kind} ${status ?? ''}`;
      const mail = await mailOf(kind, status);
      expect(mail.language, name).toBe(language);
      const { subject } = mail.message;
      const html = toHtml(mail.message, mail);
      for (const body of [html, toText(mail.message, mail), subject])
        expect(body, name).not.toMatch(/\{\{|undefined|\[object/);
      expect(html, name).not.toContain('<lift>');
      // Subjects differ, so that a list of mails is readable.
      expect(subjects.get(subject), `${name} reads as ${subjects.get(subject)}`).toBeUndefined();
      subjects.set(subject, name);
    }
  });

  it('[DOM-20] [RT-10] leads to its resource and names the client', async () => {
    const { a } = test.fixture;
    for (const { kind, status } of CASES) {
      const { action } = (await mailOf(kind, status)).message;
      const url = new URL(action?.url ?? '');
      // All imports share one page.
      expect(url.pathname, kind).toContain(
        kind === 'assetsImported' ? '/asset/assets/import' : ids[ABOUT[kind] ?? 'order'],
      );
      expect(url.searchParams.get('client'), kind).toBe(a.uuid);
    }
  });

  it('[DOM-20] [DOM-08] says what became of an order, and why it was rejected', async () => {
    await speak('en-US');
    const confirmed = (await mailOf('orderMoved', 'confirmed', true)).message;
    expect(confirmed.subject).toMatch(/: confirmed$/);
    expect(confirmed.paragraphs[0]).toContain('has confirmed order');
    expect(confirmed.facts).toEqual([]);
    const rejected = (await mailOf('orderMoved', 'rejected', true)).message;
    expect(rejected.subject).toMatch(/: rejected$/);
    expect(rejected.facts).toEqual([['Reason', 'No <lift> left']]);
    const approved = (await mailOf('approvalDecided', 'submitted')).message;
    expect(approved.subject).toMatch(/: approved$/);
    expect(approved.facts).toEqual([['Comment', 'Ask for fewer']]);
    const refused = (await mailOf('approvalDecided', 'rejected')).message;
    expect(refused.subject).toMatch(/: not approved$/);
    expect(refused.facts).toEqual([['Reason', 'Ask for fewer']]);
  });

  it('[DOM-20] [DOM-04] says from which state to which a request went, by whom, and why it was rejected', async () => {
    await speak('en-US');
    const reviewed = (await mailOf('requestMoved', 'inReview')).message;
    expect(reviewed.subject).toMatch(/: in review$/);
    expect(reviewed.paragraphs[0]).toMatch(/^Test User has taken request .* into review\.$/);
    expect(reviewed.facts).toEqual([
      ['Before', 'Submitted'],
      ['Now', 'In review'],
    ]);
    const quoted = (await mailOf('requestMoved', 'quoted', true)).message;
    expect(quoted.paragraphs[0]).toContain('Hireyard NL has made a proposal');
    const rejected = (await mailOf('requestMoved', 'rejected', true)).message;
    expect(rejected.facts).toEqual([
      ['Before', 'Proposed'],
      ['Now', 'Rejected'],
      ['Reason', 'Told reason'],
    ]);
    const sent = (await mailOf('requestMoved', 'submitted')).message;
    expect(sent.facts).toEqual([['Now', 'Submitted']]);
  });

  it('[DOM-20] names machine and site of a rental, and the site of an off-hire number', async () => {
    const factsOf = async (kind: NotificationKind) =>
      new Map((await mailOf(kind, null, true)).message.facts?.map(([name, value]) => [name, value]));
    for (const kind of ['deliveryAnnounced', 'endingSoon', 'collectionScheduled', 'collectionFailed'] as const) {
      const facts = await factsOf(kind);
      expect([...facts.keys()], kind).toEqual(['Machine', 'Site']);
      expect(facts.get('Machine'), kind).toContain('Scissor lift 10 m');
      expect(facts.get('Site'), kind).toMatch(/^Alpha Bouw first project · \S/);
    }
    expect((await factsOf('offHireNumber')).get('Site')).toMatch(/^Alpha Bouw first project · \S/);
  });

  it('[DOM-20] [DOM-11] names of an off-hire no machine that its reader is confined away from since', async () => {
    await speak('en-US');
    const { db } = test.database;
    const { a } = test.fixture;
    const [, elsewhere] = a.projectIds;
    const there = await db
      .selectFrom('contract')
      .select('id')
      .where('project_id', '=', elsewhere)
      .executeTakeFirstOrThrow();
    const lineId = await insertLine(db, a, { contract_id: there.id, fleet_number: 'FAR-1' });
    await db
      .insertInto('off_hire_line')
      .values({ off_hire_id: ids.offHire, contract_line_id: lineId, quantity: 1 })
      .execute();
    const confined = await insertUser(db, 'narrow@a.example', null, [
      { client: a, rights: ['contract-view'], projects: [a.projectIds[0]] },
    ]);
    const machines = async (to: TestUser) =>
      ((await mailOf('offHireNumber', null, true, to)).message.facts ?? []).filter(([name]) => name === 'Machine');
    expect(JSON.stringify(await machines(reader))).toContain('FAR-1');
    const seen = await machines(confined);
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('FAR-1');
  });
});
