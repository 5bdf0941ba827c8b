import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Installation, PRESENT } from './processes.ts';

const PAGE = path.resolve(PRESENT, '../../..', 'docs/going-live.md');

/** Ways to bring the data in, by the heading of the page. Only one is played at a time. */
export const WAYS = ['By files', 'By the API', 'Mixed'];

interface Block {
  readonly heading: string;
  readonly commands: string;
}

/** Returns the commands of `docs/going-live.md` for one of the ways, each block under its heading. */
export async function blocksOf(way: string): Promise<Block[]> {
  const markdown = await readFile(PAGE, 'utf8');
  return markdown.split(/^## /m).flatMap((section) =>
    section.split(/^### /m).flatMap((part) => {
      const [heading = ''] = part.split('\n', 1);
      if (WAYS.includes(heading) && heading !== way) return [];
      return [...part.matchAll(/^```sh\n(.*?)^```/gms)].map(([, commands = '']) => ({ heading, commands }));
    }),
  );
}

/** In the page `operate` is the function of docs/deployment.md, with the settings of its file. */
export const operateFor = ({ directory }: Installation, databaseUrl: string): string =>
  [
    `DATABASE_URL=${databaseUrl}`,
    `operate() { DATABASE_URL=$DATABASE_URL DATA_DIR=${directory} '${process.execPath}' '${path.join(PRESENT, 'operate.ts')}' "$@"; }`,
  ].join('\n');

/** Runs commands in a folder, up to the first that fails. */
export async function runScript(folder: string, commands: string) {
  await writeFile(path.join(folder, 'commands.sh'), `set -euo pipefail\n${commands}`);
  const bash = spawn('bash', ['commands.sh'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([text(bash.stdout), text(bash.stderr), once(bash, 'close')]);
  return { code: code as number, output, errors };
}
