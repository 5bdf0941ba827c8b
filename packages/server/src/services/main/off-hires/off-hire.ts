import {
  askAnotherDay,
  type CallOffRules,
  createOffHire,
  getOffHire,
  getOffHirePdf,
  OFF_HIRE_UNDO_SECONDS,
  type OffHireEdit,
  type OffHireStatus,
  offHireIssues,
  pickupIssue,
  piecesOnRent,
  type Transport,
  type ValidationIssue,
  withdrawOffHire,
} from '@hireyard/contract';
import type { ClientDb } from '../../../database/client/client-db.ts';
import { offHireFile, tagged } from '../../../documents/files.ts';
import { offHireProof } from '../../../documents/off-hire-proof.ts';
import { CONTRACT_LINE } from '../../../domain/lifecycle.ts';
import { CLIENT_OFF_HIRE, COMPANY_OFF_HIRE, confirmed, pickupAgain, withdrawn } from '../../../domain/off-hires.ts';
import { illegalTransition, invalid, missingRight, notFound } from '../../../http/problem.ts';
import { type ClientCall, downloadRoute, type Route, route } from '../../../http/route.ts';
import { attach } from '../../attachments/index.ts';
import { firstUnbilled } from '../../first-unbilled.ts';
import { agreedColumnsOf } from '../../tariff.ts';
import { type RentedRow, rentedLine, rentedRows } from './rented.ts';
import { offHiresOf, readOffHire } from './rows.ts';
import { callOffRulesOf } from './rules.ts';

/** The mail of a number waits until the call-off cannot be undone in its confirmation, and for an undo on its way. */
const MAIL_AFTER_SECONDS = OFF_HIRE_UNDO_SECONDS + 10;

/** Machines are taken off hire, and an off-hire is withdrawn (DOM-02, DOM-03, DOM-13). */
export const offHireMoveRoutes: Route[] = [
  route(getOffHire, (call) => readOffHire(call, call.params.id)),
  downloadRoute(getOffHirePdf, async (call) => {
    const proof = await offHireProof(call, await readOffHire(call, call.params.id), call.query.lang);
    if (!proof) throw notFound();
    return tagged(await offHireFile(proof));
  }),

  route(createOffHire, async (call) => {
    const { body, db, scope } = call;
    // The second of two users who off-hire the same machine gets its current state.
    await db.lock();
    const rows = await rentedRows(
      call,
      body.lines.map(({ lineId }) => lineId),
    );
    for (const row of rows) if (row.status !== 'onRent') throw illegalTransition(row.status, CONTRACT_LINE[row.status]);
    await check(call, rows);
    const id = await insertOffHire(db, body, rows);
    await attach(call, { resource: 'offHire', id }, body.attachmentIds);
    if (await confirmsAtOnce(call)) {
      const to = await confirmOffHire(db, { id, transport: body.transport }, await db.nextNumber('offHire'));
      const subject = { resource: 'offHire', id } as const;
      const notice = { kind: 'offHireNumber', status: to, userIds: [scope.userId], subject, byCompany: true } as const;
      await db.notify({ ...notice, mailAfterSeconds: MAIL_AFTER_SECONDS });
    }
    return readOffHire(call, id);
  }),

  route(askAnotherDay, async (call) => {
    const { db, params, body } = call;
    await db.lock();
    const offHire = await readOffHire(call, params.id);
    const { to } = pickupAgain(offHire.status);
    const { line_count: lineCount } = await lineCountOf(call, params.id);
    if (offHire.lines.length < lineCount) throw missingRight();
    const rules = await callOffRulesOf(call, offHire.depot.id);
    const issue = pickupIssue(body.window.date, offHire.offRentAt, rules);
    if (issue) throw invalid([{ pointer: '/window/date', ...issue }]);
    await db.move('off_hire', offHire.id, CLIENT_OFF_HIRE, to, {
      pickup_on: body.window.date,
      pickup_slot: body.window.slot,
      place: body.place,
      key_place: body.keyPlace,
      fail_reason: null,
      asked_again_at: call.now,
    });
    return readOffHire(call, offHire.id);
  }),

  route(withdrawOffHire, async (call) => {
    const { db, params } = call;
    await db.lock();
    const offHire = await readOffHire(call, params.id);
    const { to, line } = withdrawn(offHire.status);
    const { line_count: lineCount } = await lineCountOf(call, params.id);
    if (offHire.lines.length < lineCount) throw missingRight();
    await db.move('off_hire', offHire.id, CLIENT_OFF_HIRE, to);
    for (const { lineId } of offHire.lines)
      await db.move('contract_line', lineId, CONTRACT_LINE, line, {
        off_hire_id: null,
        off_rent_at: null,
        qty_pending_pickup: 0,
      });
    const subject = { resource: 'offHire', id: offHire.id } as const;
    const userIds = offHire.createdBy ? [offHire.createdBy.id] : [];
    await db.notify({ kind: 'offHireWithdrawn', status: to, userIds, subject });
    const [answer] = await offHiresOf(call, [offHire.id]);
    if (!answer) throw notFound();
    return answer;
  }),
];

/** Takes machines off hire: whole lines, or some pieces of them. Returns the id of the off-hire. */
export async function insertOffHire(
  db: ClientDb,
  body: OffHireEdit,
  rows: readonly RentedRow[],
  id: string = crypto.randomUUID(),
): Promise<string> {
  await db.insert('off_hire', [
    {
      id,
      number: null,
      status: 'requested',
      off_rent_at: body.offRentAt,
      transport: body.transport,
      pickup_on: body.window?.date ?? null,
      pickup_slot: body.window?.slot ?? null,
      place: body.place,
      key_place: body.keyPlace,
      site_contact_id: body.siteContactId,
      fail_reason: null,
      line_count: body.lines.length,
    },
  ]);
  for (const [index, { quantity, meterHours, fuelPercent }] of body.lines.entries()) {
    const lineId = await calledLine(db, rows[index] as RentedRow, quantity);
    await db.insert('off_hire_line', [
      { off_hire_id: id, contract_line_id: lineId, quantity, meter_hours: meterHours, fuel_percent: fuelPercent },
    ]);
    await db.move('contract_line', lineId, CONTRACT_LINE, 'offHireRequested', {
      off_hire_id: id,
      off_rent_at: body.offRentAt,
      qty_pending_pickup: quantity,
    });
  }
  return id;
}

/** Confirms an off-hire under its number: its rent stops. Returns its status. */
export async function confirmOffHire(
  db: ClientDb,
  { id, transport }: { readonly id: string; readonly transport: Transport },
  number: string,
): Promise<OffHireStatus> {
  const { to, line } = confirmed({ status: 'requested', transport });
  await db.move('off_hire', id, COMPANY_OFF_HIRE[transport], to, { number });
  const lines = db.selectFrom('contract_line').select('id').where('off_hire_id', '=', id).orderBy('id');
  for (const one of await lines.execute()) await db.move('contract_line', one.id, CONTRACT_LINE, line);
  return to;
}

/** Checks an off-hire against the rules. Throws 422. */
async function check(call: ClientCall & { readonly body: OffHireEdit }, rows: readonly RentedRow[]): Promise<void> {
  const { body, now, scope } = call;
  const [first] = rows;
  if (!first) throw notFound();
  const rules = await callOffRulesOf(call, first.depot_id);
  const issues = await issuesOf(call.db, body, rows, { rules, now, speed: scope.clock?.speed ?? 1 });
  if (issues.length > 0) throw invalid(issues);
}

interface OffHireRules {
  readonly rules: CallOffRules;
  readonly now: Date;
  /** Speed of a demo's clock. */
  readonly speed: number;
}
/** Returns the reasons to refuse an off-hire under these rules. */
export async function issuesOf(
  db: ClientDb,
  body: OffHireEdit,
  rows: readonly RentedRow[],
  { rules, now, speed }: OffHireRules,
): Promise<ValidationIssue[]> {
  const [first] = rows;
  if (!first) throw notFound();
  const byId = new Map(rows.map((row) => [row.id, rentedLine(row)]));
  const lineOf = (id: string) => byId.get(id.toLowerCase()) ?? rentedLine(first);
  const violations = offHireIssues(body, lineOf, rules, now.toISOString(), speed);
  const issues = violations.map(
    ({ path, ...issue }): ValidationIssue => ({ pointer: `/${path.map(String).join('/')}`, ...issue }),
  );
  // One truck visits one place.
  for (const [index, row] of rows.entries())
    if (placeOf(row) !== placeOf(first)) issues.push({ pointer: `/lines/${index}/lineId`, code: 'other-place' });
  if (body.siteContactId !== null) {
    const contact = db.selectFrom('contact_person').where('id', '=', body.siteContactId).where('status', '=', 'active');
    if (!(await contact.select('id').executeTakeFirst())) issues.push({ pointer: '/siteContactId', code: 'reference' });
  }
  return issues;
}

const placeOf = (row: RentedRow): string =>
  [row.depot_id, row.address_name, row.line1, row.postal_code, row.city, row.country].join('\n');

/** Returns the id of the off-hired line: the whole line, or a new one with some of its pieces. */
async function calledLine(db: ClientDb, row: RentedRow, quantity: number): Promise<string> {
  if (quantity === piecesOnRent(rentedLine(row))) return row.id;
  const { last } = await db
    .selectFrom('contract_line')
    .where('contract_id', '=', row.contract_id)
    .select((eb) => eb.fn.max('line_no').as('last'))
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  const since = await firstUnbilled(db, row);
  await db.update('contract_line', row, { quantity: row.quantity - quantity });
  await db.insert('contract_line', [
    {
      id,
      contract_id: row.contract_id,
      project_id: row.project_id,
      line_no: Number(last) + 1,
      status: row.status,
      product_code: row.product_code,
      fleet_number: row.fleet_number,
      serial_number: row.serial_number,
      quantity,
      on_rent_at: row.on_rent_at,
      expected_off_rent_at: row.expected_off_rent_at,
      ...agreedColumnsOf(row),
      next_billing_on: row.next_billing_on,
      split_from_line_id: row.id,
      // Billed days stay with the other line, and are not billed again on this one.
      charged_from: since,
    },
  ]);
  await db.splitPeriods({ from: row.id, to: id, pieces: quantity, total: row.quantity, since });
  return id;
}

async function confirmsAtOnce({ db, scope }: ClientCall): Promise<boolean> {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select('confirms_off_hires')
    .executeTakeFirstOrThrow();
  return company.confirms_off_hires;
}

const lineCountOf = ({ db }: ClientCall, id: string) =>
  db.selectFrom('off_hire').where('id', '=', id).select('line_count').executeTakeFirstOrThrow();
