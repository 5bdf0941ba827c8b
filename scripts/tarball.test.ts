import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.ts';
import { differences, filesOf, licenseFaults, sourceMapFaults } from './tarball.ts';

const work = mkdtempSync(join(tmpdir(), 'hireyard-tarball-'));
afterAll(() => rmSync(work, { recursive: true }));

let count = 0;
function tarballOf(files: Record<string, string>): string {
  const folder = join(work, String(count++));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'package', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tarball = `${folder}.tgz`;
  expect(spawnSync('tar', ['-czf', tarball, '-C', folder, 'package']).status).toBe(0);
  return tarball;
}

const manifest = { name: 'kit', scripts: { build: 'tsc', prepack: 'x', postpack: 'y' }, exports: './src/index.ts' };
const module = 'export {};\n//# sourceMappingURL=index.js.map\n';

describe('a published manifest', () => {
  it('[UI-01] has what publishConfig says in its place, and no scripts of packing', () => {
    const publishConfig = { access: 'public', exports: './dist/index.js' };
    expect(publishedManifest({ ...manifest, publishConfig })).toEqual({
      name: 'kit',
      scripts: { build: 'tsc' },
      exports: './dist/index.js',
      publishConfig: { access: 'public' },
    });
  });
});

describe('two tarballs of a package', () => {
  const one = tarballOf({ 'package.json': JSON.stringify({ name: 'kit', exports: { a: 1, b: 2 } }), 'a.js': '' });

  it('[UI-01] are the same whatever the order of their fields', () => {
    const other = tarballOf({ 'a.js': '', 'package.json': JSON.stringify({ exports: { b: 2, a: 1 }, name: 'kit' }) });
    expect(filesOf(one)).toEqual(['a.js', 'package.json']);
    expect(differences(one, other)).toEqual([]);
  });

  it('[UI-01] differ in files and in fields', () => {
    const other = tarballOf({ 'b.js': '', 'package.json': JSON.stringify({ name: 'kit', exports: './src' }) });
    expect(differences(one, other)).toEqual([
      'a.js is in one of them alone',
      'b.js is in one of them alone',
      '"exports" of package.json differs',
    ]);
  });
});

describe('licenses of third-party code', () => {
  const files = {
    'dist/engine.js.map': JSON.stringify({
      sources: [
        '../node_modules/.pnpm/klaro@1/node_modules/klaro/a.js',
        '../node_modules/@scope/b/b.js',
        '../src/c.ts',
      ],
    }),
    'dist/theme/files/sans.woff2': '',
  };
  const faultsOf = (licenses: readonly string[]) => {
    const tarball = tarballOf({ ...files, ...Object.fromEntries(licenses.map((file) => [file, 'MIT'])) });
    return licenseFaults(join(tarball.replace(/\.tgz$/, ''), 'package'), tarball);
  };

  it('[OP-14] are in the tarball for each package in the modules, and beside fonts', () => {
    const licenses = ['LICENSES/klaro.txt', 'LICENSES/@scope-b.txt', 'dist/theme/files/LICENSE'];
    expect(faultsOf(licenses)).toEqual([]);
    for (const missing of licenses) {
      expect(faultsOf(licenses.filter((file) => file !== missing))).toEqual([`does not ship ${missing}`]);
    }
  });
});

describe('source maps', () => {
  const faultsOf = (map: object) =>
    sourceMapFaults(tarballOf({ 'dist/index.js': module, 'dist/index.js.map': JSON.stringify(map) }));

  it('[UI-01] bring their sources', () => {
    expect(faultsOf({ sources: ['../src/index.ts'], sourcesContent: ['export {};'] })).toEqual([]);
    expect(faultsOf({ sources: ['../src/index.ts'] })).toEqual(['dist/index.js.map lacks the text of ../src/index.ts']);
  });

  it('[UI-01] are missed where there is none, and where there is no module', () => {
    expect(sourceMapFaults(tarballOf({ 'dist/index.js': module }))).toEqual(['dist/index.js has no source map']);
    expect(sourceMapFaults(tarballOf({ 'README.md': '' }))).toEqual(['has no modules']);
  });
});
