import type { ReadingKind, ValidationIssue } from '@hireyard/contract';
import type { Insertable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { invalid } from '../http/problem.ts';

interface Reading {
  readonly kind: ReadingKind;
  readonly value: number;
  readonly at: string;
}

/** Last value that a machine has reported. */
export interface ReportedValue {
  readonly value: number;
  readonly at: Date;
}

/** Returns why a reported value is refused. Counters rise, tanks are filled and emptied, and an older value is history. */
export function reportedIssue(
  { kind, value, at }: ReportedValue & Pick<Reading, 'kind'>,
  latest: ReportedValue | undefined,
  now: Date,
): ValidationIssue | null {
  if (at > now) return { pointer: '/at', code: 'in-future' };
  const isCounter = kind !== 'fuelRemaining';
  if (latest && isCounter && at >= latest.at && value < latest.value)
    return { pointer: '/value', code: 'too-small', params: { min: latest.value } };
  return null;
}

/** True for the last of the reported values. */
export const isLatest = ({ at }: ReportedValue, latest: ReportedValue | undefined): boolean =>
  !latest || at >= latest.at;

type VoidReading = Pick<Insertable<Database['asset_reading_void']>, 'id' | 'asset_id' | 'kind' | 'value' | 'read_at'>;

/** Declares a reading void for the rental company. It leaves the readings of its machine. */
export async function voidForCompany(db: ClientDb, reading: VoidReading, now: Date): Promise<void> {
  const { id, asset_id, kind, value, read_at } = reading;
  const by = { entered_by: null, voided_by: null, by_company: true, reason: null, voided_at: now };
  await db.insert('asset_reading_void', [{ id, asset_id, kind, value, read_at, ...by }]);
}

/**
 * Adds readings that a machine reported. They win over readings by hand: a higher one that was entered before is void.
 * Returns their ids in the order of time.
 */
export async function addReadings(
  db: ClientDb,
  assetId: string,
  readings: readonly Reading[],
  now: Date,
  newId: () => string = () => crypto.randomUUID(),
): Promise<string[]> {
  const rows = await db
    .selectFrom('asset_reading')
    .distinctOn('kind')
    .select(['kind', 'value', 'read_at'])
    .where('asset_id', '=', assetId)
    .where('source', '=', 'telematics')
    .orderBy('kind')
    .orderBy('read_at', 'desc')
    .orderBy('value', 'desc')
    .execute();
  const latest = new Map(rows.map(({ kind, value, read_at: at }) => [kind, { value: Number(value), at }]));
  const issues: ValidationIssue[] = [];
  const inOrder = readings
    .map((reading, index) => ({ ...reading, at: new Date(reading.at), index }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { kind, value, at, index } of inOrder) {
    const before = latest.get(kind);
    const issue = reportedIssue({ kind, value, at }, before, now);
    if (issue) issues.push({ ...issue, pointer: `/readings/${index}${issue.pointer}` });
    else if (isLatest({ value, at }, before)) latest.set(kind, { value, at });
  }
  if (issues.length) throw invalid(issues);
  const ids = inOrder.map(newId);
  await db.insert(
    'asset_reading',
    inOrder.map(({ kind, value, at }, index) => ({
      id: ids[index] as string,
      asset_id: assetId,
      kind,
      value: String(value),
      read_at: at,
      source: 'telematics' as const,
    })),
  );
  const typed = await db
    .selectFrom('asset_reading')
    .select(['id', 'asset_id', 'kind', 'value', 'read_at', 'entered_by'])
    .where('asset_id', '=', assetId)
    .where('source', '=', 'manual')
    .where('kind', '!=', 'fuelRemaining')
    .execute();
  const wrong = typed.filter(({ kind, value, read_at: at }) =>
    inOrder.some((reported) => reported.kind === kind && reported.at >= at && reported.value < Number(value)),
  );
  await db.insert(
    'asset_reading_void',
    wrong.map((reading) => ({ ...reading, voided_by: null, voided_at: now, reason: null })),
  );
  return ids;
}
