import { MAX_BATCH_ROWS, type RowAnswer } from '@hireyard/contract/backoffice';
import { invalid } from '../http/problem.ts';
import { begin, type Importing } from './import-rows.ts';
import type { AnyKind } from './kind.ts';
import { refusalOf, refused } from './refusals.ts';
import { formerRows } from './undo/former-rows.ts';

interface Closing {
  readonly dryRun: boolean;
  /** Row behind which the call goes on. */
  readonly after?: string | undefined;
  /** Number of rows that the caller expects to be archived. */
  readonly expectArchived?: number | undefined;
  /** Returns the run that keeps what the rows were before. */
  readonly keptIn?: (() => Promise<string>) | undefined;
}

interface Closed {
  readonly items: readonly RowAnswer[];
  readonly hasMore: boolean;
}

/**
 * Archives rows of a kind that a full run has not named, as many as a batch has at most. A run that leaves out more than
 * half of the rows in use was cut off, most likely: it is refused unless the caller says how many rows they are.
 */
export async function closeRun(
  call: Importing,
  kind: AnyKind & Required<Pick<AnyKind, 'archive' | 'isInUse'>>,
  run: string,
  { dryRun, after = '', expectArchived, keptIn }: Closing,
): Promise<Closed> {
  const importing = await begin(call, kind, { dryRun, notifies: false });
  const wanted = { run, isInUse: kind.isInUse, after, limit: MAX_BATCH_ROWS };
  const { inUse, absent, rows } = await call.db.externalKeys.unnamed(kind.name, wanted);
  const isMost = absent * 2 > inUse;
  if (expectArchived === undefined ? isMost : expectArchived !== absent)
    throw invalid([{ pointer: '/expectArchived', code: 'required', params: { count: absent } }]);
  const archiveAll = async () => {
    const items: RowAnswer[] = [];
    const names = rows.map(({ externalId }) => externalId);
    const former = await formerRows(importing, kind, names, { dryRun, keptIn });
    for (const { externalId, rowId } of rows) {
      try {
        await call.db.attempt(() => kind.archive(importing, rowId));
        items.push({ externalId, outcome: 'changed', problem: null, errors: [] });
      } catch (error) {
        items.push(refused(externalId, refusalOf(error)));
      }
    }
    await former.keep(items);
    return { items, hasMore: absent > rows.length };
  };
  return call.db.attempt(archiveAll, { keep: !dryRun });
}
