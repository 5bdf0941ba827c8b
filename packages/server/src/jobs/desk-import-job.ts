import { MAX_RUN_ROWS } from '@hireyard/contract/desk';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileReport, importFiles, RunTooLongError } from '../imports/files/import-files.ts';
import type { Reason } from '../imports/files/reasons.ts';
import { countsOf, refusalsOf, reportOf } from '../imports/files/report-of-run.ts';
import { undoRun } from '../imports/undo/undo-run.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job, MINUTE } from './job.ts';

/** Milliseconds for which a process has a run. It renews them; if it has died, another one takes the run over. */
const CLAIM = 60_000;
/** Runs of different companies that one process imports at once, so that one company does not hold the others up. */
const AT_ONCE = 3;
/** Records of one transaction, and milliseconds that it may take: on the embedded database everybody waits for it. */
const RECORDS_AT_ONCE = 200;
const HOLDS_FOR = 300;
/** Milliseconds for a run. Runs of 200,000 rows take minutes. */
const TAKES_AT_MOST = 4 * HOUR;
/** Milliseconds after which the undoing of a run lets others have their turn. It goes on where it was. */
const UNDOES_AT_ONCE = 5 * MINUTE;
/** Failures after which a run is stopped. A process that dies with a run counts as one. */
const MAX_FAILURES = 3;

/** Tries and imports the files that people at the desk have sent, and takes runs back (DK-09, DK-19). */
export const deskImportJob: Job = {
  name: 'desk-import',
  every: 1_000,
  lock: 'rows',
  run: ({ db, files }, now) => continueRuns(db, files, now),
};

type Run = Selectable<Database['import_run']>;
/** States in which a process works on a run. */
const WORKED_ON = ['trying', 'importing'] as const;

const isToUndo = sql<SqlBool>`(undo_asked_at is not null and undone_at is null)`;

/** Works until no run waits. Rows that were imported already count as unchanged where a process had died. */
export async function continueRuns(db: Kysely<Database>, store: FileStore, real: Date): Promise<void> {
  const began = performance.now();
  // A run may take longer than a claim is good for.
  const time = () => new Date(real.getTime() + performance.now() - began);
  const work = async () => {
    for (let claimed = await claimRun(db, time()); claimed; claimed = await claimRun(db, time()))
      await importRun(db, claimed, store, time);
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A run, and the claim by which this process has it. */
interface Claimed {
  readonly run: Run;
  readonly claim: string;
}

/** Claims the run that waits longest, of a company of which no other is worked on. */
export const claimRun = (db: Kysely<Database>, real: Date): Promise<Claimed | null> =>
  db.transaction().execute(async (trx) => {
    // One claim at a time, or two of them would not see each other's run of a company.
    await sql`select pg_advisory_xact_lock(hashtext('desk-import'))`.execute(trx);
    const isFree = sql<SqlBool>`(claimed_until is null or claimed_until <= ${real})`;
    // Their processes died: the next one would, too.
    const given = trx.updateTable('import_run').set({ state: 'stopped', claimed_until: null, claim: null });
    const stopped = await given
      .where('source', '=', 'desk')
      .where('state', 'in', [...WORKED_ON])
      .where('failures', '>=', MAX_FAILURES)
      .where(isFree)
      .returning('id')
      .execute();
    for (const { id } of stopped) await forgetFiles(trx, id);
    await trx
      .updateTable('import_run')
      .set({ undo_asked_at: null, claimed_until: null, claim: null, failures: 0 })
      .where(isToUndo)
      .where('failures', '>=', MAX_FAILURES)
      .where(isFree)
      .execute();
    const claim = crypto.randomUUID();
    const run = await trx
      .updateTable('import_run')
      // A failure until the run is done: a process that is ended counts none.
      .set((eb) => ({ claim, claimed_until: new Date(real.getTime() + CLAIM), failures: eb('failures', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('import_run as waiting')
          .select('waiting.id')
          .where((is) =>
            is.or([is.and([is('waiting.source', '=', 'desk'), is('waiting.state', 'in', [...WORKED_ON])]), isToUndo]),
          )
          .where((is) => is.or([is('waiting.claimed_until', 'is', null), is('waiting.claimed_until', '<=', real)]))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('import_run as busy')
                  .select('busy.id')
                  .whereRef('busy.op_co', '=', 'waiting.op_co')
                  .where('busy.claimed_until', '>', real),
              ),
            ),
          )
          .orderBy('waiting.changed_at')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
    return run ? { run, claim } : null;
  });

async function importRun(
  db: Kysely<Database>,
  { run, claim }: Claimed,
  store: FileStore,
  time: () => Date,
): Promise<void> {
  const renew = () =>
    db
      .updateTable('import_run')
      .set({ claimed_until: new Date(time().getTime() + CLAIM) })
      .where('id', '=', run.id)
      .where('claim', '=', claim)
      .execute();
  // A failed renewal has two more tries.
  const timer = setInterval(() => renew().catch(() => undefined), CLAIM / 3);
  try {
    if (run.undo_asked_at && !run.undone_at)
      await undoRun(db, run, { dryRun: false, takesAtMost: UNDOES_AT_ONCE }, time());
    else await keep(db, { run, claim }, await tryOrImport(db, run, store, time()), time());
  } catch (error) {
    await giveBack(db, { run, claim }, run.failures >= MAX_FAILURES || error instanceof RunTooLongError);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function tryOrImport(db: Kysely<Database>, run: Run, store: FileStore, real: Date): Promise<FileReport[]> {
  const rows = await db
    .selectFrom('import_run_file')
    .where('run_id', '=', run.id)
    .select(['name', 'content'])
    .orderBy('name')
    .execute();
  const files = rows.flatMap(({ name, content }) => (content ? [{ name, bytes: new Uint8Array(content) }] : []));
  const options = {
    ...{ dryRun: run.state === 'trying', notifies: run.notifies },
    ...{ maxRows: MAX_RUN_ROWS, recordsAtOnce: RECORDS_AT_ONCE, holdsFor: HOLDS_FOR, takesAtMost: TAKES_AT_MOST },
    keptIn: async () => run.id,
    // The page that saves the file writes them in the reader's language.
    because: (reasons: readonly Reason[]) => JSON.stringify(reasons),
  };
  return importFiles(db, run.op_co, files, options, real, store);
}

/** Stores what the files came to, and ends the claim. A process that has lost it changes nothing. */
async function keep(
  db: Kysely<Database>,
  { run, claim }: Claimed,
  reports: readonly FileReport[],
  real: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('import_run').where('id', '=', run.id).where('claim', '=', claim).select('id');
    if (!(await own.forUpdate().executeTakeFirst())) return;
    const { importRuns } = companyDb(trx, run.op_co, await readDomainTime(trx, real), real);
    await importRuns.clear(run.id);
    const isTrial = run.state === 'trying';
    for (const report of reports)
      await importRuns.keepReport(run.id, report.name, { ...report, report: reportOf(report) });
    await importRuns.addRefusals(run.id, refusalsOf(reports));
    await importRuns.count(run.id, countsOf(reports), [...new Set(reports.flatMap(({ kind }) => kind ?? []))]);
    await importRuns.move(run.id, isTrial ? 'tried' : 'done');
    if (!isTrial) await forgetFiles(trx, run.id);
  });
}

/** Gives a run that failed back, to be tried again, or stops it. */
async function giveBack(db: Kysely<Database>, { run, claim }: Claimed, isOver: boolean): Promise<void> {
  const own = await db
    .updateTable('import_run')
    .set({ claim: null, claimed_until: null })
    // An undo that was given up can be asked for again.
    .$if(isOver, (query) => query.set(run.undo_asked_at ? { undo_asked_at: null, failures: 0 } : { state: 'stopped' }))
    .where('id', '=', run.id)
    .where('claim', '=', claim)
    .returning('id')
    .executeTakeFirst();
  if (own && isOver) await forgetFiles(db, run.id);
}

const forgetFiles = (db: Kysely<Database>, runId: string) =>
  db.updateTable('import_run_file').set({ content: null }).where('run_id', '=', runId).execute();
