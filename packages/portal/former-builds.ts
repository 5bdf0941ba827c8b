import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Build, buildsToKeep, unusedFiles } from './src/worker/builds.ts';

const NOTED = '.builds.json';
/** Suffixes of source maps and compressed copies. */
const BESIDE = /\.(?:map|br|gz)$/;

/**
 * Keeps the files of former builds for tabs that still run them: their lazy chunks have the names of their own build
 * (SW-02). Deletes all other leftover files.
 */
export const formerBuilds = (): Plugin => {
  let outDir = '';
  return {
    name: 'former-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      const noted = join(outDir, NOTED);
      const builtBefore = existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as Build[]) : [];
      const files = Object.keys(bundle);
      const entry = files.find((file) => bundle[file]?.type === 'chunk' && bundle[file].isEntry) ?? '';
      const builds = buildsToKeep({ id: entry, files }, builtBefore);
      writeFileSync(noted, JSON.stringify(builds));
      const assets = readdirSync(join(outDir, 'assets')).map((name) => `assets/${name}`);
      const configs = ['assets/app-config.json', 'assets/environment.json'];
      const here = [...new Set(assets.map((file) => file.replace(BESIDE, '')))];
      for (const file of unusedFiles(here, [...builds, { id: '', files: configs }])) {
        for (const suffix of ['', '.map', '.br', '.gz']) rmSync(join(outDir, `${file}${suffix}`), { force: true });
      }
    },
  };
};
