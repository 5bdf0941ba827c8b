import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_KINDS } from '@hireyard/contract/backoffice';
import { expect, it, onTestFinished } from 'vitest';
import { columnsOfKind } from '../imports/files/columns.ts';
import { readFile as readRowsOf } from '../imports/files/read-file.ts';
import { KINDS } from '../imports/kinds.ts';
import { freePort, startPostgres } from '../testing/embedded-postgres.ts';
import { blocksOf, operateFor, runScript, WAYS } from './going-live-page.ts';
import { end, install, PRESENT } from './processes.ts';
import { programOf, skipAloud } from './tools.ts';

const ROOT = path.resolve(PRESENT, '../../..');
const needed = ['bash', 'curl', 'jq', 'openssl', 'sed'];
const missing = needed.filter((program) => !programOf(program));
if (missing.length > 0) skipAloud('docs/going-live.md', missing.join(', '));

/** Writes the rows of the sample company as its ERP would send them: a file of JSON for each kind. */
async function writeRows(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'rows'));
  for (const kind of IMPORT_KINDS) {
    const bytes = await readFile(path.join(ROOT, 'docs/examples/company', `${kind}.csv`)).catch(() => null);
    const read = bytes && readRowsOf(bytes, columnsOfKind(KINDS[kind]), 'de');
    if (!read || 'code' in read) continue;
    const items = Array.from({ length: read.recordCount }, (_, at) => read.recordAt(at).raw);
    const name = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    await writeFile(path.join(folder, 'rows', `${name}.json`), JSON.stringify({ notify: 'none', items }));
  }
}

const SAID: Readonly<Record<string, RegExp>> = {
  'By files': /A dry run: nothing was changed\.\n.*depots\.csv: 3 created/s,
  'By the API': /^depots: 3 created, 0 refused\n.*\nlines: [1-9]\d* created, 0 refused$/s,
  Mixed: /depots\.csv: 3 created.*\nlines: [1-9]\d* created, 0 refused$/s,
};

it.skipIf(missing.length > 0).each(WAYS)(
  '[OP-25] docs/going-live.md leads from an empty database to an order, an off-hire number and an invoice: %s',
  { timeout: 600_000 },
  async (way) => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const installation = await install(postgres.url);
    onTestFinished(installation.remove);
    const port = await freePort();
    const server = await installation.start(port, { SEED: 'none', PUBLIC_URL: `http://127.0.0.1:${port}` });
    const folder = await mkdtemp(path.join(tmpdir(), 'hireyard-going-live-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(path.join(folder, 'docs'));
    await cp(path.join(ROOT, 'docs/examples'), path.join(folder, 'docs/examples'), { recursive: true });

    await writeRows(folder);
    const blocks = await blocksOf(way);
    const script = [
      operateFor(installation, postgres.url),
      ...blocks.map(({ heading, commands }, at) =>
        heading === blocks[at - 1]?.heading ? commands : `echo "## ${heading}"\n${commands}`,
      ),
    ].join('\n');
    const { code, errors, output } = await runScript(
      folder,
      script.replaceAll('https://portal.example', `http://127.0.0.1:${port}`),
    );
    expect({ code, errors, output }).toMatchObject({ code: 0, errors: '' });

    const said = Object.fromEntries(
      output
        .split(/^## /m)
        .slice(1)
        .map((part) => [part.split('\n', 1)[0], part.split('\n').slice(1).join('\n').trim()]),
    );
    expect(said[way]).not.toMatch(/[1-9]\d* refused|not read/);
    expect(said[way]).toMatch(SAID[way] ?? 'a way');
    expect(said['3. The first user']).toMatch(/administers "Bauunternehmung Große Kötter GmbH" \(LO\)\.$/);
    expect(said['5. Your ERP, by the API']?.split('\n')).toEqual([
      'confirmed',
      'completed',
      'onRent',
      expect.stringMatching(/^\["order","\/api\/backoffice\/orders\//),
      // The same version again changes nothing.
      'changed',
      'unchanged',
    ]);
    expect(said['6. The first call-off']).toMatch(/^OH-\d+$/);
    expect(said['7. The first invoice']).toMatch(/^R-2026-0001 22\.61\n(?:.*\n)*invoice R-2026-0001/);
    const tried = ['projects: 1 taken back', 'A dry run: nothing was changed.'];
    expect(said['Undoing an import']?.split('\n')).toEqual([...tried, 'projects: 1 taken back']);
    await end(server);
  },
);
