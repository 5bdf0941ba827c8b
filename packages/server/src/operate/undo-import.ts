import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';
import { reasonText } from '../imports/files/reasons.ts';
import { isUndoable, MAX_TRIED, TrialTooLongError, type UndoReport, undoRun } from '../imports/undo/undo-run.ts';
import { StartError } from '../start-error.ts';

export interface UndoImport {
  /** Id of a run, or the name of a run of the API. */
  readonly run: string;
  /** Code of the operating company, where several have a run of this name. */
  readonly opCo?: string | undefined;
  readonly dryRun: boolean;
}

/** Takes a run of imports back. Returns what is printed. */
export async function undoImport(db: Kysely<Database>, { run: name, opCo, dryRun }: UndoImport): Promise<string> {
  const run = await runNamed(db, name, opCo);
  if (!isUndoable(run)) throw new StartError(`Run ${run.id} cannot be taken back: it is ${stateOf(run)}.`);
  const report = await undoRun(db, run, { dryRun }, new Date()).catch((error) => {
    if (!(error instanceof TrialTooLongError)) throw error;
    throw new StartError(
      `Run ${run.id} has more than ${MAX_TRIED} records: a dry run would hold the portal up. Without --dry-run each record is taken back by itself, and those that stay are named.`,
    );
  });
  return [...linesOf(report), ...(dryRun ? ['A dry run: nothing was changed.'] : [])].join('\n');
}

type Run = Selectable<Database['import_run']>;

const stateOf = ({ dry_run: dryRun, state }: Run): string => (dryRun ? 'a dry run, which kept nothing' : state);

async function runNamed(db: Kysely<Database>, name: string, opCo: string | undefined): Promise<Run> {
  let runs = db.selectFrom('import_run').selectAll();
  if (opCo !== undefined) runs = runs.where('op_co', '=', opCo.toUpperCase());
  const found = isUuid(name)
    ? await runs.where('id', '=', name).execute()
    : await runs.where('source', '=', 'api').where('name', '=', name).where('dry_run', '=', false).execute();
  const [run, ...others] = found;
  if (!run) throw new StartError(`There is no run ${name}; runs are kept for 30 days.`);
  if (others.length > 0)
    throw new StartError(
      `Several runs are named ${name}: ${found.map(({ id, op_co: of }) => `${id} (${of})`).join(', ')}.`,
    );
  return run;
}

function linesOf({ takenBack, stays, staysCount }: UndoReport): string[] {
  const counts = Object.entries(takenBack).map(([kind, count]) => `${kind}: ${count} taken back`);
  const kept = stays.map(
    ({ kind, externalId, reasons }) => `  ${kind} ${externalId}: ${reasons.map(reasonText).join('; ')}`,
  );
  const unnamed = staysCount > kept.length ? [`  and ${staysCount - kept.length} more`] : [];
  if (counts.length + kept.length === 0) return ['Nothing of the run is left to take back.'];
  return [...counts, ...(kept.length > 0 ? [`${staysCount} not taken back:`, ...kept, ...unnamed] : [])];
}
