import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from './packages-in.ts';

const dist = join(import.meta.dirname, '../packages/portal/dist');

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** Bytes of HTTP headers per script. */
const HEADERS = 353;

/** Reads the downloads of the built portal from Vite's manifest. */
export function readBuild() {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('No build to measure: run `pnpm build` first.');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;

  /** Finds a chunk by the end of its module's path, or by the name of its group. */
  const find = (target: string): string => {
    const key = Object.keys(manifest).find((each) => each.endsWith(target) || manifest[each]?.name === target);
    if (!key) throw new Error(`No chunk for ${target}: has it moved? Change scripts/size-budgets.ts with it.`);
    return key;
  };
  /** Returns the scripts of these chunks and of their static imports. */
  const scriptsOf = (target: readonly string[]): string[] => {
    const seen = new Set<string>();
    const open = target.map(find);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(manifest[next]?.imports ?? []));
    }
    return [...seen].map((key) => manifest[key]?.file ?? '').filter((name) => name.endsWith('.js'));
  };
  /** Returns the transfer size: headers, and the compressed copy if there is one. */
  const bytesOf = (script: string): number => {
    const compressed = join(dist, `${script}.br`);
    return statSync(existsSync(compressed) ? compressed : join(dist, script)).size + HEADERS;
  };
  /** True if the script contains code of an npm package, by its source map. */
  const holds = (script: string, packageName: string): boolean => {
    const map = join(dist, `${script}.map`);
    if (!existsSync(map)) return false;
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    return sources.some((source) => source.includes(`/node_modules/${packageName}/`));
  };
  /** Returns the npm packages with code in the scripts or the service worker, by their source maps. */
  const packages = (): string[] => {
    const scripts = [...Object.values(manifest).map(({ file }) => file), 'sw.js'].filter((file) =>
      file.endsWith('.js'),
    );
    const sources = scripts.flatMap((script) => {
      const map = join(dist, `${script}.map`);
      return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
    });
    return packagesIn(sources);
  };
  /** Returns chunks with circular imports, because one of them would run before its imports are ready. */
  const circles = (): string[] => {
    const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
      (manifest[from]?.imports ?? []).some((next) => {
        if (next === target) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return reaches(next, target, seen);
      });
    return Object.keys(manifest).filter((key) => reaches(key, key));
  };
  return { scriptsOf, bytesOf, holds, packages, circles };
}
