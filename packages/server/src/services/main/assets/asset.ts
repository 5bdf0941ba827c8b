import {
  type Asset,
  type AssetAssign,
  type AssetEdit,
  addReading,
  assignAsset,
  createAsset,
  endAssetMaintenance,
  getAsset,
  highestLikely,
  planInspection,
  putAsset,
  recordInspection,
  releaseAsset,
  reportAssetDefect,
  reportAssetFound,
  reportAssetLost,
  retireAsset,
  startAssetMaintenance,
  type ValidationIssue,
  voidReading,
} from '@hireyard/contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import { nextDueOn } from '../../../domain/inspection.ts';
import { refusedBy } from '../../../http/constraints.ts';
import { invalid, missingRight, notFound, ProblemError, staleVersion } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { offeredIssues } from '../../offered-products.ts';
import { mayVoid, openRow, readingsOf, rowOf, toAsset } from './detail.ts';
import { attachTo } from './files.ts';
import { type AssetMove, lifecycleOf, MOVES } from './moves.ts';
import { standingOf, todayOf } from './rows.ts';
import { takenTags } from './tags.ts';

type OfOne = ClientCall & { readonly params: { readonly id: string } };

/** Clears project, holder and location. */
const NOWHERE = { project_id: null, holder_id: null, placed_on: null, expected_until: null };

/** Routes of one asset: read, create, edit, transitions, inspections and readings. */
export const assetRoutes: Route[] = [
  route(getAsset, (call) => toAsset(call.params.id, call)),

  route(createAsset, async (call) => {
    await checkProduct(call, call.body.productCode);
    await refuseTakenTag(call, call.body.tag);
    // Refuses a caller who is confined to projects, because they would not see this asset.
    const row = { id: crypto.randomUUID(), ownership: 'owned' as const, status: 'available' as const };
    await call.db.insert('asset', [{ ...row, ...columnsOf(call.body) }]).catch(refused);
    return toAsset(row.id, call);
  }),

  route(putAsset, async (call) => {
    const stored = await openRow(call);
    if (stored.version !== call.version) throw staleVersion();
    if (call.body.productCode !== stored.product_code) await checkProduct(call, call.body.productCode);
    // Two of one number at the same time wait for each other. A trigger compares the numbers of all assets.
    if (call.body.tag !== stored.tag) await call.db.lock();
    await call.db.update('asset', stored, columnsOf(call.body)).catch(refused);
    return toAsset(stored.id, call);
  }),

  route(assignAsset, assigned),
  route(releaseAsset, (call) => move('release', call, NOWHERE)),
  route(reportAssetDefect, (call) => move('reportDefect', call, { defect: call.body.description })),
  route(startAssetMaintenance, async (call) => {
    await move('startMaintenance', call, { ...NOWHERE, placed_on: todayOf(call) });
    await place(call, call.params.id, { kind: 'maintenance', project_id: null, holder_id: null });
    return toAsset(call.params.id, call);
  }),
  route(endAssetMaintenance, (call) => move('endMaintenance', call, { ...NOWHERE, defect: null })),
  route(reportAssetLost, (call) => move('reportLost', call, {})),
  route(reportAssetFound, (call) => move('reportFound', call, NOWHERE)),
  route(retireAsset, (call) => move('retire', call, NOWHERE)),

  route(planInspection, async (call) => {
    const { id } = await openRow(call);
    const { type, intervalMonths, dueOn } = call.body;
    await call.db.insert('asset_inspection', [
      { id: crypto.randomUUID(), asset_id: id, type, interval_months: intervalMonths, due_on: dueOn },
    ]);
    return toAsset(id, call);
  }),

  route(recordInspection, async (call) => {
    const asset = await openRow(call);
    const stored = await call.db
      .selectFrom('asset_inspection')
      .selectAll()
      .where('id', '=', call.params.inspectionId)
      .where('asset_id', '=', asset.id)
      .executeTakeFirst();
    if (!stored) throw notFound();
    const { doneOn, result, remarks, certificateId } = call.body;
    if (doneOn > todayOf(call)) throw invalid([{ pointer: '/doneOn', code: 'in-future' }]);
    // An inspection must not be older than the last known one.
    if (stored.done_on !== null && doneOn < stored.done_on) {
      throw invalid([{ pointer: '/doneOn', code: 'before-inspection', params: { date: stored.done_on } }]);
    }
    const plan = { dueOn: stored.due_on, intervalMonths: stored.interval_months };
    const dueOn = nextDueOn(plan, { doneOn, result });
    if (certificateId !== null) await attachTo(call, asset.id, [certificateId], '/certificateId');
    const done = { done_on: doneOn, result, remarks, certificate_id: certificateId };
    await call.db.update('asset_inspection', stored, { ...done, due_on: dueOn });
    return toAsset(asset.id, call);
  }),

  route(addReading, async (call) => {
    const { id } = await openRow(call);
    const { kind, value, isSure } = call.body;
    const before = (await readingsOf(call, id)).find((reading) => reading.kind === kind);
    // A counter never runs backwards. Only a tank does.
    if (before && kind !== 'fuelRemaining' && value < before.value) {
      throw invalid([{ pointer: '/value', code: 'too-small', params: { min: before.value } }]);
    }
    const likely = before ? highestLikely(before, call.now) : null;
    if (likely !== null && value > likely && !isSure) {
      throw invalid([{ pointer: '/value', code: 'unlikely', params: { max: likely } }]);
    }
    const reading = { id: crypto.randomUUID(), asset_id: id, kind, value: String(value), read_at: call.now };
    await call.db.insert('asset_reading', [{ ...reading, source: 'manual', entered_by: call.scope.userId }]);
    return toAsset(id, call);
  }),

  route(voidReading, async (call) => {
    const { id } = await openRow(call);
    const reading = await call.db
      .selectFrom('asset_reading')
      .select(['id', 'asset_id', 'kind', 'value', 'read_at', 'source', 'entered_by'])
      .where('id', '=', call.params.readingId)
      .where('asset_id', '=', id)
      .executeTakeFirst();
    if (!reading) throw notFound();
    if (!mayVoid(reading, call.scope)) throw missingRight();
    const { source: _, ...voided } = reading;
    const by = { voided_by: call.scope.userId, voided_at: call.now, reason: call.body.reason };
    await call.db.insert('asset_reading_void', [{ ...voided, ...by }]);
    return toAsset(id, call);
  }),
];

const TAKEN = { pointer: '/tag', code: 'taken' } as const;
const refused = refusedBy({ asset_tag: TAKEN });

/** Throws 422 for a tag that equals or resembles the tag of another asset. */
async function refuseTakenTag({ db }: ClientCall, tag: string): Promise<void> {
  await db.lock();
  if ((await takenTags(db, [tag])).size > 0) throw invalid([TAKEN]);
}

/** Moves an asset to another state. If it leaves its place, its stay ends. */
async function move(name: AssetMove, call: OfOne, set: Place): Promise<Asset> {
  await write(call, name, call.params.id, set);
  if ('project_id' in set || name === 'reportDefect') await leave(call, name);
  return toAsset(call.params.id, call);
}

type Place = Pick<
  Updateable<Database['asset']>,
  'project_id' | 'holder_id' | 'placed_on' | 'expected_until' | 'defect'
>;

const write = ({ db }: ClientCall, name: AssetMove, id: string, set: Place) =>
  db.move('asset', id, lifecycleOf(name), MOVES[name].to, set);

/** Ends the open stay. A defective asset stays on its project, but leaves the workshop. */
async function leave(call: OfOne, name: AssetMove): Promise<void> {
  const { db, params } = call;
  const open = await db
    .selectFrom('asset_assignment')
    .selectAll()
    .where('asset_id', '=', params.id)
    .where('ends_on', 'is', null)
    .executeTakeFirst();
  if (!open || (name === 'reportDefect' && open.kind === 'assignment')) return;
  await db.update('asset_assignment', open, { ends_on: todayOf(call), hours_after: await hoursOf(call, params.id) });
}

async function hoursOf(call: ClientCall, id: string): Promise<string | null> {
  const readings = await readingsOf(call, id);
  const hours = readings.find(({ kind }) => kind === 'cumulativeOperatingHours');
  return hours ? String(hours.value) : null;
}

async function place(
  call: ClientCall,
  id: string,
  stay: { kind: 'assignment' | 'maintenance'; project_id: string | null; holder_id: string | null },
) {
  const row = { id: crypto.randomUUID(), asset_id: id, starts_on: todayOf(call) };
  await call.db.insert('asset_assignment', [{ ...row, ...stay, hours_before: await hoursOf(call, id) }]);
}

async function assigned(call: OfOne & { readonly body: AssetAssign }): Promise<Asset> {
  const { db, body, params } = call;
  const today = todayOf(call);
  await rowOf(call, params.id);
  const issues: ValidationIssue[] = [];
  const project = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', body.projectId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!project) issues.push({ pointer: '/projectId', code: 'reference' });
  if (body.holderId !== null) {
    const holder = await db
      .selectFrom('contact_person')
      .select('id')
      .where('id', '=', body.holderId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!holder) issues.push({ pointer: '/holderId', code: 'reference' });
  }
  if (body.to !== null && body.to < today) issues.push({ pointer: '/to', code: 'before-from' });
  if (issues.length > 0) throw invalid(issues);

  await assignTo(call, params.id, { project_id: body.projectId, holder_id: body.holderId }, body.to);
  return toAsset(params.id, call);
}

/** Assigns an asset from today on. Throws 404, or 409 if its state or an inspection forbids it (DOM-05). */
export async function assignTo(
  call: ClientCall,
  id: string,
  stay: { readonly project_id: string; readonly holder_id: string | null },
  to: LocalDate | null,
): Promise<void> {
  const today = todayOf(call);
  // The row is locked from here on, so a failed inspection is recorded either before or after.
  const row = await write(call, 'assign', id, { ...stay, placed_on: today, expected_until: to });
  if (standingOf(row, today) === 'overdue') throw new ProblemError('inspection-overdue');
  await place(call, id, { kind: 'assignment', ...stay });
}

/** Columns of the user's input. */
export const columnsOf = (body: AssetEdit) => ({
  tag: body.tag,
  name: body.name,
  product_code: body.productCode,
  make: body.make,
  model: body.model,
  serial_number: body.serialNumber,
  year: body.year,
  home: body.home,
});

/** Throws 422 for a product that the rental company does not offer. */
async function checkProduct({ db }: ClientCall, code: string | null): Promise<void> {
  const issues = await offeredIssues(db, [code], () => '/productCode');
  if (issues.length > 0) throw invalid(issues);
}
