import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, startPostgres } from '../testing/embedded-postgres.ts';
import { end, install, PRESENT } from './processes.ts';
import { programOf, skipAloud } from './tools.ts';

const ROOT = path.resolve(PRESENT, '../../..');
const needed = ['bash', 'curl', 'jq', 'openssl', 'sed'];
const missing = needed.filter((program) => !programOf(program));
if (missing.length > 0) skipAloud('docs/going-live.md', missing.join(', '));

/** Returns the commands of the document, each block under its heading. */
async function blocksOf(document: string): Promise<{ readonly heading: string; readonly commands: string }[]> {
  const markdown = await readFile(path.join(ROOT, 'docs', document), 'utf8');
  return markdown.split(/^## /m).flatMap((section) =>
    [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, commands = '']) => ({
      heading: section.split('\n', 1)[0] ?? '',
      commands,
    })),
  );
}

it.skipIf(missing.length > 0)(
  '[OP-25] docs/going-live.md leads from an empty database to an order, an off-hire number and an invoice',
  { timeout: 600_000 },
  async () => {
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

    const blocks = await blocksOf('going-live.md');
    const program = path.join(PRESENT, 'operate.ts');
    const script = [
      'set -euo pipefail',
      `DATABASE_URL=${postgres.url}`,
      // In the document `operate` is the function of docs/deployment.md, with the settings of its file.
      `operate() { DATABASE_URL=$DATABASE_URL DATA_DIR=${installation.directory} '${process.execPath}' '${program}' "$@"; }`,
      ...blocks.map(({ heading, commands }, at) =>
        heading === blocks[at - 1]?.heading ? commands : `echo "## ${heading}"\n${commands}`,
      ),
    ].join('\n');
    await writeFile(
      path.join(folder, 'commands.sh'),
      script.replaceAll('https://portal.example', `http://127.0.0.1:${port}`),
    );
    const bash = spawn('bash', ['commands.sh'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, [code]] = await Promise.all([text(bash.stdout), text(bash.stderr), once(bash, 'close')]);
    expect({ code, errors, output }).toMatchObject({ code: 0, errors: '' });

    const said = Object.fromEntries(
      output
        .split(/^## /m)
        .slice(1)
        .map((part) => [part.split('\n', 1)[0], part.split('\n').slice(1).join('\n').trim()]),
    );
    expect(said['2. Your data, by files']).not.toMatch(/[1-9]\d* refused|not read/);
    expect(said['2. Your data, by files']).toMatch(/A dry run: nothing was changed\.\n.*depots\.csv: 3 created/s);
    expect(said['3. The first user']).toMatch(/administers "Bauunternehmung Große Kötter GmbH"\.$/);
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
    expect(said['Undoing an import']).toContain('projects.csv: 0 created, 2 changed, 0 unchanged, 0 refused');
    await end(server);
  },
);
