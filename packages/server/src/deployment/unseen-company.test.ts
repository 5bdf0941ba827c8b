import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import type { Database } from '../database/tables.ts';
import { freePort, startPostgres } from '../testing/embedded-postgres.ts';
import { readReport } from '../testing/import-report.ts';
import { watchRows } from '../testing/row-changes.ts';
import { UNSEEN_COMPANY } from '../testing/unseen-company.ts';
import { FAULTS, SOUND } from '../testing/unseen-company-faults.ts';
import { MENDED_COMPANY, MENDED_ROWS } from '../testing/unseen-company-mended.ts';
import { blocksOf, operateFor, runScript } from './going-live-page.ts';
import { end, install } from './processes.ts';
import { programOf, skipAloud } from './tools.ts';

const missing = ['bash', 'grep'].filter((program) => !programOf(program));
if (missing.length > 0) skipAloud('docs/going-live.md for a company of its own', missing.join(', '));

const FOLDER = 'karpat';
/** Names of the company in the page, and what another company puts in their place. */
const OWN_NAMES = [
  ['docs/examples/company', FOLDER],
  ['--op-co LO', '--op-co KE'],
  ['"Lohmann Miet"', '"Kárpát Emelőgép"'],
  ['--country DE --currency EUR --time-zone Europe/Berlin', '--country HU --currency HUF --time-zone Europe/Budapest'],
  ['--language de', '--language hu'],
  ['"Lohmann Miet GmbH"', '"Kárpát Emelőgép Kft."'],
  ['"Am Mittelhafen 16"', '"Hűtőház u. 3."'],
  ['48155 --city Münster', '9027 --city Győr'],
  ['DE136695976', 'HU12345676'],
  ['DE89370400440532013000', 'HU42117730161111101800000000'],
] as const;
/** Sections of the page up to the data. */
const BEFORE_DATA = ['Going live', '1. Your company'];
/** Tables that change without a row: the desk is told of a dry run, too (DK-09), and jobs rank products and add up (DOM-109). */
const NOT_OF_ROWS = [
  ...['import_run', 'import_run_refusal', 'job', 'months_kept', 'rent_stretch', 'rent_day', 'spend_month'],
  ...['document_month', 'document_due', 'line_month', 'line_month_due', 'use_month'],
  ...['operating_company', 'product_rank'],
];

/** Reads the commands of the page, with the names of this company: those before the data, and each of its files. */
async function commandsOfPage() {
  const blocks = await blocksOf('By files');
  const under = (headings: readonly string[]) =>
    blocks
      .filter(({ heading }) => headings.includes(heading))
      .map(({ commands }) => commands)
      .join('');
  const [before, files] = [under(BEFORE_DATA), under(['By files'])];
  for (const [theirs] of OWN_NAMES) expect(before + files).toContain(theirs);
  const named = (commands: string) => OWN_NAMES.reduce((text, [theirs, own]) => text.replaceAll(theirs, own), commands);
  return { before: named(before), files: named(files).trim().split('\n') };
}

/** Rows that have arrived, by kind. */
async function arrivedIn(db: Kysely<Database>): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('external_key')
    .where('op_co', '=', 'KE')
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<string>().as('n')])
    .execute();
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}

const withoutZeros = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
const counted = (of: (kind: keyof typeof SOUND) => [created: number, unchanged: number]) =>
  Object.fromEntries(
    Object.keys(SOUND).map((kind) => {
      const [created, unchanged] = of(kind as keyof typeof SOUND);
      return [kind, [created, 0, unchanged]];
    }),
  );

it.skipIf(missing.length > 0)(
  '[OP-18] [OP-25] docs/going-live.md alone brings in a company that nobody has seen, whose files have faults',
  { timeout: 600_000 },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const installation = await install(postgres.url);
    onTestFinished(installation.remove);
    const port = await freePort();
    const server = await installation.start(port, { SEED: 'none', PUBLIC_URL: `http://127.0.0.1:${port}` });
    const folder = await mkdtemp(path.join(tmpdir(), 'hireyard-unseen-company-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(path.join(folder, FOLDER));
    const put = async (files: typeof UNSEEN_COMPANY) => {
      for (const { name, bytes } of files) await writeFile(path.join(folder, FOLDER, name), bytes);
    };

    const { before, files } = await commandsOfPage();
    const [dryRun, importing, ...others] = files as [string, string, ...string[]];
    expect(others).toEqual([]);
    const operate = operateFor(installation, postgres.url);
    expect(await runScript(folder, `${operate}\n${before}`)).toMatchObject({ code: 0, errors: '' });
    const database = await openDatabase({ url: postgres.url });
    onTestFinished(() => database.close());
    const { db } = database;
    const rows = await watchRows(db, NOT_OF_ROWS);
    const run = async (command: string) => {
      const { code, errors, output } = await runScript(folder, `${operate}\n${command}`);
      expect(errors).toBe('');
      return { code, output, ...readReport(output) };
    };

    await put(UNSEEN_COMPANY);
    const empty = await rows.digests();
    const faulty = { code: 1, refused: FAULTS, counts: counted((kind) => [SOUND[kind], 0]) };
    const dry = await run(dryRun);
    expect(dry).toMatchObject(faulty);
    expect(dry.output).toContain('A dry run: nothing was changed.');
    expect(await rows.digests()).toEqual(empty);

    // Sound rows alone arrive: of each other, nothing.
    expect(await run(importing)).toMatchObject(faulty);
    expect(await arrivedIn(db)).toEqual(withoutZeros(SOUND));

    await put(MENDED_COMPANY);
    const sound = await rows.digests();
    const mended = {
      ...{ code: 0, refused: [] },
      counts: counted((kind) => [MENDED_ROWS[kind] - SOUND[kind], SOUND[kind]]),
    };
    expect(await run(dryRun)).toMatchObject(mended);
    expect(await rows.digests()).toEqual(sound);
    expect(await run(importing)).toMatchObject(mended);
    expect(await arrivedIn(db)).toEqual(MENDED_ROWS);
    expect(await readdir(path.join(folder, FOLDER, 'rejected'))).toEqual([]);

    const whole = await rows.digests();
    const again = { code: 0, refused: [], counts: counted((kind) => [0, MENDED_ROWS[kind]]) };
    expect(await run(importing)).toMatchObject(again);
    expect(await rows.digests()).toEqual(whole);

    for (const table of ['mail', 'notification'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await readdir(path.join(installation.directory, 'outbox')).catch(() => [])).toEqual([]);
    await end(server);
  },
);
