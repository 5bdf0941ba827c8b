import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { packagesIn } from './packages-in.ts';

const tar = (...args: string[]) => spawnSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;

/** Lists the paths in a tarball, without npm's prefix `package/`. */
export const filesOf = (tarball: string): string[] =>
  tar('-tzf', tarball)
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'))
    .map((path) => path.replace(/^package\//, ''))
    .sort();

const readFrom = (tarball: string, path: string): string => tar('-xzOf', tarball, `package/${path}`);

const isDeepEqual = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, item) =>
    item && typeof item === 'object' && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort()) : item,
  );

/** Finds files that only one of two tarballs has, and different fields of their manifests. */
export function differences(one: string, other: string): string[] {
  const [files, others] = [new Set(filesOf(one)), new Set(filesOf(other))];
  const manifests = [one, other].map((tarball) => JSON.parse(readFrom(tarball, 'package.json'))) as [object, object];
  const [fields, theirs] = manifests.map((manifest) => new Map(Object.entries(manifest))) as [
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  return [
    ...[...files.symmetricDifference(others)].map((file) => `${file} is in one of them alone`),
    ...[...new Set([...fields.keys(), ...theirs.keys()])]
      .filter((field) => !isDeepEqual(fields.get(field), theirs.get(field)))
      .map((field) => `"${field}" of package.json differs`),
  ];
}

/** Finds modules without a source map, and maps without the text of their sources, which are not in the tarball. */
export function sourceMapFaults(tarball: string): string[] {
  const modules = filesOf(tarball).filter((file) => /^dist\/.*\.js$/.test(file));
  if (modules.length === 0) return ['has no modules'];
  // Unpacks all files at once, because reading a single file unpacks the whole tarball.
  const folder = mkdtempSync(join(tmpdir(), 'hireyard-unpacked-'));
  try {
    tar('-xzf', tarball, '-C', folder, '--strip-components=1');
    return modules.flatMap((file) => mapFaults(folder, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Finds third-party code and fonts of a built package without their license in its tarball (OP-14). */
export function licenseFaults(folder: string, tarball: string): string[] {
  const packed = filesOf(tarball);
  const sources = globSync('dist/**/*.map', { cwd: folder }).flatMap(
    (map) => (JSON.parse(readFileSync(join(folder, map), 'utf8')) as { sources: string[] }).sources,
  );
  const ofCode = packagesIn(sources).map((name) => `LICENSES/${name.replace('/', '-')}.txt`);
  const ofFonts = packed.filter((file) => file.endsWith('.woff2')).map((font) => `${posix.dirname(font)}/LICENSE`);
  return [...new Set([...ofCode, ...ofFonts])]
    .filter((file) => !packed.includes(file))
    .map((file) => `does not ship ${file}`);
}

function mapFaults(folder: string, file: string): string[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(read(file))?.[1];
  const path = map && posix.join(posix.dirname(file), map);
  if (!path || !existsSync(join(folder, path))) return [`${file} has no source map`];
  const { sources, sourcesContent = [] } = JSON.parse(read(path)) as {
    sources: string[];
    sourcesContent?: (string | null)[];
  };
  return sources.filter((_, index) => !sourcesContent[index]).map((source) => `${path} lacks the text of ${source}`);
}
