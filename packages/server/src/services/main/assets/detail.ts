import {
  type Asset,
  type AssetAssignment,
  type AssetInspection,
  type AssetReading,
  READING_KINDS,
  type ReadingSource,
  SHOWN_ASSIGNMENTS,
  SHOWN_VOID_READINGS,
  type VoidReading,
} from '@hireyard/contract';
import { daysBetween, type LocalDate } from '../../../domain/calendar.ts';
import { inspectionStanding } from '../../../domain/inspection.ts';
import { illegalTransition, notFound } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';
import { attachmentsOf } from '../../attachments/index.ts';
import { colleague } from '../../colleague.ts';
import { actionsOn, isOpen } from './moves.ts';
import { type AssetRow, assetsWithReferences, todayOf, toSummary } from './rows.ts';

export async function rowOf({ db }: ClientCall, id: string): Promise<AssetRow> {
  const row = await assetsWithReferences(db).where('asset.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns a writable asset. Throws 409 for one that is rented or retired. */
export async function openRow(call: ClientCall & { readonly params: { readonly id: string } }): Promise<AssetRow> {
  const row = await rowOf(call, call.params.id);
  if (!isOpen(row)) throw illegalTransition(row.status, []);
  return row;
}

/** Readings by hand are void when whoever entered them, or an administrator, says so. */
export const mayVoid = (
  reading: { readonly source: ReadingSource; readonly entered_by: string | null },
  { rights, userId }: ClientCall['scope'],
): boolean =>
  reading.source === 'manual' &&
  rights.has('asset-manage') &&
  (reading.entered_by === userId || rights.has('manage-roles-and-users'));

async function voidReadingsOf({ db }: ClientCall, assetId: string): Promise<VoidReading[]> {
  const rows = await db
    .selectFrom('asset_reading_void')
    .selectAll('asset_reading_void')
    .select(colleague(db, 'asset_reading_void.voided_by').as('voider'))
    .where('asset_id', '=', assetId)
    .orderBy('voided_at', 'desc')
    .orderBy('asset_reading_void.id')
    .limit(SHOWN_VOID_READINGS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    value: Number(row.value),
    at: row.read_at.toISOString(),
    voidedAt: row.voided_at.toISOString(),
    voidedBy: row.voider,
    byCompany: row.by_company,
    reason: row.reason,
  }));
}

/** Returns the latest reading of each kind. */
export async function readingsOf({ db, scope }: ClientCall, assetId: string): Promise<AssetReading[]> {
  const rows = await db
    .selectFrom('asset_reading')
    .distinctOn('kind')
    .select(['id', 'kind', 'value', 'read_at', 'source', 'entered_by'])
    .where('asset_id', '=', assetId)
    .orderBy('kind')
    .orderBy('read_at', 'desc')
    // At the same time, the higher reading wins: a counter only rises.
    .orderBy('value', 'desc')
    .execute();
  const readings = rows.map(({ id, kind, value, read_at: at, source, entered_by: enteredBy }) => ({
    id,
    kind,
    value: Number(value),
    at: at.toISOString(),
    source,
    mayVoid: mayVoid({ source, entered_by: enteredBy }, scope),
  }));
  return readings.toSorted((a, b) => READING_KINDS.indexOf(a.kind) - READING_KINDS.indexOf(b.kind));
}

async function inspectionsOf({ db }: ClientCall, assetId: string, today: LocalDate): Promise<AssetInspection[]> {
  const rows = await db
    .selectFrom('asset_inspection')
    .selectAll()
    .where('asset_id', '=', assetId)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const standing = inspectionStanding(row.due_on, today);
    return {
      id: row.id,
      type: row.type,
      intervalMonths: row.interval_months,
      dueOn: row.due_on,
      // A failed inspection blocks the asset, whenever it is due.
      standing: row.result === 'fail' || standing === 'none' ? 'overdue' : standing,
      daysLeft: daysBetween(today, row.due_on),
      lastDoneOn: row.done_on,
      lastResult: row.result,
      remarks: row.remarks,
      certificateId: row.certificate_id,
    };
  });
}

async function assignmentsOf(call: ClientCall, assetId: string, hoursNow: number | null): Promise<AssetAssignment[]> {
  const rows = await call.db
    .selectFrom('asset_assignment')
    .leftJoin('project', 'project.id', 'asset_assignment.project_id')
    .leftJoin('contact_person', 'contact_person.id', 'asset_assignment.holder_id')
    .selectAll('asset_assignment')
    .select(['project.name as project_name', 'contact_person.first_name', 'contact_person.last_name'])
    .where('asset_id', '=', assetId)
    .orderBy('asset_assignment.starts_on', 'desc')
    .orderBy('asset_assignment.created_at', 'desc')
    .orderBy('asset_assignment.id')
    .limit(SHOWN_ASSIGNMENTS)
    .execute();
  return rows.map((row) => {
    const before = row.hours_before === null ? null : Number(row.hours_before);
    const hoursAfter = row.hours_after === null ? null : Number(row.hours_after);
    const after = row.ends_on === null ? hoursNow : hoursAfter;
    return {
      id: row.id,
      kind: row.kind,
      project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
      holder: row.last_name === null ? null : `${row.first_name} ${row.last_name}`,
      from: row.starts_on,
      to: row.ends_on,
      hoursRun: before === null || after === null ? null : Math.round((after - before) * 10) / 10,
    };
  });
}

/** Returns an asset or a rented machine as its page shows it. */
export async function toAsset(id: string, call: ClientCall): Promise<Asset> {
  const row = await rowOf(call, id);
  const today = todayOf(call);
  const readings = await readingsOf(call, id);
  const hours = readings.find(({ kind }) => kind === 'cumulativeOperatingHours')?.value ?? null;
  const { total } = await call.db
    .selectFrom('asset_assignment')
    .where('asset_id', '=', id)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return {
    ...toSummary(row, today),
    home: row.home,
    energy: row.energy,
    from: row.placed_on,
    to: row.expected_until,
    defect: row.defect,
    readings,
    voidReadings: await voidReadingsOf(call, id),
    inspections: await inspectionsOf(call, id, today),
    assignments: await assignmentsOf(call, id, hours),
    assignmentCount: total,
    attachments: await attachmentsOf(call.db, { resource: 'asset', id }),
    actions: actionsOn(row, today, call.scope),
    version: row.version,
  };
}
