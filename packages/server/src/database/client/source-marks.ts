import { type RawBuilder, sql } from 'kysely';
import type { SourceMark } from '../../domain/source-marks.ts';

/** Reads a time exactly to the microsecond, which a Date is not. */
export const exactTime = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Returns a mark as it is stored. */
export const markOf = ({
  version,
  time,
}: {
  readonly version: string | null;
  readonly time: string | null;
}): SourceMark => ({ sourceVersion: version === null ? null : Number(version), sourceTime: time });
