import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { portalPolicy } from './content-security-policy.ts';

type Json = Record<string, unknown>;

/** The environment file and the application config as the portal gets them; null where there is no such file. */
export interface ConfigFiles {
  environment(): Promise<Json | null>;
  appConfig(): Promise<Json | null>;
  /** The content security policy that follows from both (OP-04). */
  policy(): Promise<string>;
}

/** An edited file takes effect within this many milliseconds, without a restart (MT-02 polls the config). */
const FRESH = 1_000;

type Source = Pick<Settings, 'configDir' | 'portalDist' | 'portalEnv'>;

/** Files of `CONFIG_DIR` override those of the portal's build; the server's own settings override both. */
export function configFiles(source: Source, publicUrl: () => string): ConfigFiles {
  const directories = [source.configDir, path.join(source.portalDist, 'assets')].filter((dir) => dir !== null);
  const read = (name: string) => readFirst(directories.map((directory) => path.join(directory, name)));

  const environment = fresh(async () => {
    const file = await read('environment.json');
    const isProduction = source.portalEnv === 'prod';
    return file && { ...file, env: source.portalEnv, isProduction, baseUrl: publicUrl() };
  });
  const appConfig = fresh(() => read('app-config.json'));
  const policy = fresh(async () => portalPolicy(await environment(), await appConfig()));
  return { environment, appConfig, policy };
}

async function readFirst(files: readonly string[]): Promise<Json | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      return JSON.parse(text) as Json;
    } catch {
      throw new StartError(`${file} is not JSON.`);
    }
  }
  return null;
}

/** Caches a result briefly, so that a burst of page loads reads a file once. */
function fresh<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > FRESH) last = { answer: read(), at: performance.now() };
    return last.answer;
  };
}
