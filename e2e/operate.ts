import { execFileSync } from 'node:child_process';
import { DATA_DIR } from './data-dir.ts';

/** Runs an operator's command on the journeys' server, and returns what it says. */
export const operate = (...args: string[]): string => operateOn(DATA_DIR, '', ...args);

/** Runs an operator's command on the server of a data directory, with this line as its standard input. */
export const operateOn = (dataDir: string, input: string, ...args: string[]): string =>
  execFileSync(process.execPath, ['packages/server/src/operate.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
    input,
  });
