import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
/** Node's compile cache, keyed by content. Saves a third of the start time. */
const COMPILED = path.resolve(SOURCE, '../../../node_modules/.cache/hireyard/compiled');

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Waits for a text of standard output and returns its first group. Fails if the process ends first. */
  says(pattern: RegExp): Promise<string>;
}

type Program = 'main.ts' | 'operate.ts';

/**
 * PGlite is WebAssembly. V8 would optimize some of its large functions in the background, and a process waits for that
 * before it ends. For a process of a few seconds this is half of the processor time.
 */
const SHORT_LIVED = '--liftoff-only';

/** Runs a program of the server as a process with only these settings. It ends with the test. */
export const run = (program: Program, env: Record<string, string>, ...args: string[]): RunningProcess =>
  runIn(SOURCE, program, env, ...args);

/** Runs the server of another release from its folder. */
export function runIn(
  source: string,
  program: Program,
  env: Record<string, string>,
  ...args: string[]
): RunningProcess {
  const child = spawn(process.execPath, [SHORT_LIVED, path.join(source, program), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.stderr += chunk;
  });
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, ...texts }));
  return {
    child,
    finished,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(texts.stdout);
          if (match) resolve(match[1] ?? match[0]);
        };
        child.stdout.on('data', check);
        check();
        finished.then(({ code, stderr }) => reject(new Error(`ended with ${code} before it said so: ${stderr}`)));
      }),
  };
}
