import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readAppConfig } from '@hireyard/contract/config';
import { readMapSetting } from '@hireyard/contract/config/map';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { checkBrands } from './brand.ts';
import { portalPolicy } from './content-security-policy.ts';

type Json = Record<string, unknown>;

/** The environment file and the application config as the portal gets them. Null if the file does not exist. */
export interface ConfigFiles {
  environment(): Promise<Json | null>;
  appConfig(): Promise<Json | null>;
  /** The content security policy that follows from both files (OP-04). */
  policy(): Promise<string>;
}

/** Milliseconds until an edited file takes effect, without a restart (MT-02 polls the config). */
const MAX_AGE = 1_000;

type Source = Pick<Settings, 'configDir' | 'portalDist' | 'portalEnv'>;

/**
 * Reads the config files of the portal. Files of `CONFIG_DIR` override the files of the build, and the server's own
 * settings override both. An unusable file throws a StartError on the first read. Later its last good version stays in
 * use, and `report` gets the reason.
 */
export function configFiles(
  source: Source,
  publicUrl: () => string,
  report: (reason: string) => void = () => {},
): ConfigFiles {
  const directories = [source.configDir, path.join(source.portalDist, 'assets')].filter((dir) => dir !== null);
  const read = (name: string, check?: Check) =>
    lastGood(
      () =>
        readFirst(
          directories.map((directory) => path.join(directory, name)),
          check,
        ),
      report,
    );

  const readEnvironment = fresh(read('environment.json'));
  const environment = async () => {
    const file = await readEnvironment();
    const isProduction = source.portalEnv === 'prod';
    return file && { ...file, env: source.portalEnv, isProduction, baseUrl: publicUrl() };
  };
  const appConfig = fresh(read('app-config.json', checkAppConfig(source.configDir)));
  const policy = fresh(async () => portalPolicy(await environment(), await appConfig()));
  return { environment, appConfig, policy };
}

/** Throws if the path is no directory. With a mistyped path, the build's own files would stay in use unnoticed. */
export async function checkConfigDir({ configDir }: Pick<Settings, 'configDir'>): Promise<void> {
  if (configDir === null || (await stat(configDir).catch(() => null))?.isDirectory()) return;
  throw new StartError(`CONFIG_DIR ${configDir} is no directory.`);
}

/** Throws a ConfigError for content that the portal could not start with. */
type Check = (content: Json, file: string) => unknown;

const checkAppConfig =
  (configDir: string | null): Check =>
  (content, file) => {
    checkBrands(readAppConfig(content, file), file, configDir);
    const { fault } = readMapSetting(content.map);
    if (fault) throw new ConfigError(`${file} (map) has ${fault}`);
  };

async function readFirst(files: readonly string[], check?: Check): Promise<Json | null> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ENOTDIR') return null;
      throw new StartError(`${file} cannot be read (${code}).`);
    });
    if (text !== null) return checked(file, parse(file, text), check);
  }
  return null;
}

function parse(file: string, text: string): Json {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new StartError(`${file} is not JSON.`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new StartError(`${file} is not a JSON object.`);
  }
  return content as Json;
}

function checked(file: string, content: Json, check: Check = () => {}): Json {
  try {
    check(content, file);
  } catch (error) {
    if (error instanceof ConfigError) throw new StartError(`${error.message}.`);
    throw error;
  }
  return content;
}

/** Answers the last good content if a file becomes unusable. Reports each reason once. */
function lastGood(read: () => Promise<Json | null>, report: (reason: string) => void): () => Promise<Json | null> {
  let good: { readonly content: Json | null } | undefined;
  let reported = '';
  return async () => {
    try {
      good = { content: await read() };
      reported = '';
    } catch (error) {
      if (!good || !(error instanceof StartError)) throw error;
      if (reported !== error.message) report(`${error.message} Its last good version stays in use.`);
      reported = error.message;
    }
    return good.content;
  };
}

/** Caches a result briefly, so that a burst of page loads reads a file once. */
export function fresh<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > MAX_AGE) last = { answer: read(), at: performance.now() };
    return last.answer;
  };
}
