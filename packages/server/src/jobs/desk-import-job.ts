import { type Kysely, type Selectable, sql } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileReport, importFiles } from '../imports/files/import-files.ts';
import { countsOf, refusalsOf, reportOf } from '../imports/files/report-of-run.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import type { Job } from './job.ts';

/** Milliseconds for which a process has a run. It renews them; if it has died, another one takes the run over. */
const CLAIM = 60_000;
/** Runs of different companies that one process imports at once, so that one company does not hold the others up. */
const AT_ONCE = 3;
/** Failures after which a run is stopped. */
const MAX_FAILURES = 3;

/** Tries and imports the files that people at the desk have sent (DK-09). */
export const deskImportJob: Job = {
  name: 'desk-import',
  every: 1_000,
  lock: 'rows',
  run: ({ db, files }, now) => continueRuns(db, now, files),
};

type Run = Selectable<Database['import_run']>;

/** Works until no run waits. Rows that were imported already count as unchanged where a process had died. */
export async function continueRuns(db: Kysely<Database>, real: Date, store?: FileStore): Promise<void> {
  const work = async () => {
    for (let run = await claim(db, real); run; run = await claim(db, real)) await importRun(db, run, real, store);
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Claims the run that waits longest, of a company of which no other is worked on. */
const claim = (db: Kysely<Database>, real: Date) =>
  db
    .updateTable('import_run')
    .set({ claimed_until: new Date(real.getTime() + CLAIM) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('import_run as waiting')
        .select('waiting.id')
        .where('waiting.source', '=', 'desk')
        .where('waiting.state', 'in', ['trying', 'importing'])
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
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

async function importRun(db: Kysely<Database>, run: Run, real: Date, store?: FileStore): Promise<void> {
  const since = Date.now();
  const renew = () =>
    db
      .updateTable('import_run')
      .set({ claimed_until: new Date(real.getTime() + Date.now() - since + CLAIM) })
      .where('id', '=', run.id)
      .where('claimed_until', 'is not', null)
      .execute();
  // A failed renewal has two more tries.
  const timer = setInterval(() => renew().catch(() => undefined), CLAIM / 3);
  try {
    await keep(db, run, await tryOrImport(db, run, real, store), real);
  } catch (error) {
    await countFailure(db, run);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function tryOrImport(db: Kysely<Database>, run: Run, real: Date, store?: FileStore): Promise<FileReport[]> {
  const rows = await db
    .selectFrom('import_run_file')
    .where('run_id', '=', run.id)
    .select(['name', 'content'])
    .orderBy('name')
    .execute();
  const files = rows.flatMap(({ name, content }) => (content ? [{ name, bytes: new Uint8Array(content) }] : []));
  const options = { dryRun: run.state === 'trying', notifies: run.notifies };
  return importFiles(db, run.op_co, files, options, real, store);
}

/** Stores what the files came to, and ends the claim. */
async function keep(db: Kysely<Database>, run: Run, reports: readonly FileReport[], real: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { importRuns } = companyDb(trx, run.op_co, await readDomainTime(trx, real), real);
    await importRuns.clear(run.id);
    const isTrial = run.state === 'trying';
    for (const report of reports)
      await trx
        .updateTable('import_run_file')
        .set({ report: JSON.stringify(reportOf(report)), rejected: report.rejected })
        .where('run_id', '=', run.id)
        .where('name', '=', report.name)
        .execute();
    await importRuns.addRefusals(run.id, refusalsOf(reports));
    const { created, changed, unchanged, refused } = countsOf(reports);
    await trx
      .updateTable('import_run')
      .set({ created_count: created, changed_count: changed, unchanged_count: unchanged, refused_count: refused })
      .where('id', '=', run.id)
      .execute();
    await importRuns.move(run.id, isTrial ? 'tried' : 'done');
    if (!isTrial)
      await trx.updateTable('import_run_file').set({ content: null }).where('run_id', '=', run.id).execute();
  });
}

async function countFailure(db: Kysely<Database>, { id }: Run): Promise<void> {
  await db
    .updateTable('import_run')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      state: sql<Run['state']>`case when failures + 1 >= ${MAX_FAILURES} then 'stopped' else state end`,
      claimed_until: null,
    }))
    .where('id', '=', id)
    .execute();
}
