import type { RowAnswer } from '@hireyard/contract/backoffice';
import { invalid } from '../http/problem.ts';
import { begin, type Importing, refusalOf, refused } from './import-rows.ts';
import type { AnyKind, ImportCall } from './kind.ts';

interface Closing {
  readonly dryRun: boolean;
  /** Number of rows that the caller expects to be archived. */
  readonly expectArchived?: number | undefined;
}

/** Rows that are read at once. */
const CHUNK = 1000;

/**
 * Archives the rows of a kind that a full run has not named. A run that leaves out more than half of the rows in use was
 * cut off, most likely: it is refused unless the caller says how many rows they are.
 */
export async function closeRun(
  call: Importing,
  kind: AnyKind & Required<Pick<AnyKind, 'archive'>>,
  run: string,
  { dryRun, expectArchived }: Closing,
): Promise<RowAnswer[]> {
  const importing = await begin(call, kind, { dryRun, notifies: false });
  const inUse = await rowsInUse(importing, kind, run);
  const absent = inUse.filter(({ isNamed }) => !isNamed);
  const isMost = absent.length * 2 > inUse.length;
  if (expectArchived === undefined ? isMost : expectArchived !== absent.length)
    throw invalid([{ pointer: '/expectArchived', code: 'required', params: { count: absent.length } }]);
  const archiveAll = async () => {
    const answers: RowAnswer[] = [];
    for (const { externalId, rowId } of absent) {
      try {
        await call.db.attempt(() => kind.archive(importing, rowId));
        answers.push({ externalId, outcome: 'changed', problem: null, errors: [] });
      } catch (error) {
        answers.push(refused(externalId, refusalOf(error)));
      }
    }
    return answers;
  };
  return call.db.attempt(archiveAll, { keep: !dryRun });
}

async function rowsInUse({ db }: ImportCall, kind: AnyKind, run: string) {
  const rows = await db.externalKeys.inRun(kind.name, run);
  const archived = new Set<string>();
  for (let at = 0; at < rows.length; at += CHUNK) {
    const ids = rows.slice(at, at + CHUNK).map(({ rowId }) => rowId);
    for (const { id, item } of await kind.read(db, ids))
      if ((item as { readonly archived?: boolean }).archived === true) archived.add(id);
  }
  return rows.filter(({ rowId }) => !archived.has(rowId));
}
