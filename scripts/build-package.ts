import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * `build` of a published package, run in the package's folder. Compiles each TypeScript file to a module and a declaration
 * in `dist`, so that a consumer's bundler sees the same modules as ours. Copies stylesheets with the files in their `url()`.
 */
const packageFolder = process.cwd();
const dist = join(packageFolder, 'dist');
const tsc = resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
/** The package itself, and its codemods, which run in Node. */
for (const config of ['tsconfig.build.json', 'codemod/tsconfig.build.json'].filter(existsSync)) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Rewrites import extensions in a declaration, which tsc does in code alone, and removes imports of stylesheets. */
const asPublished = (declaration: string): string =>
  declaration
    .replaceAll(/(from |import\(|declare module )(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(/^import ['"][^'"]+\.css['"];$/gm, 'export {};');

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file);
  writeFileSync(path, asPublished(readFileSync(path, 'utf8')));
}

/** Copies files of other packages, because not every bundler resolves packages in `url()`. */
for (const file of globSync('src/**/*.css', { cwd: packageFolder })) {
  const from = join(packageFolder, file);
  const to = join(dist, file.slice('src/'.length));
  mkdirSync(join(dirname(to), 'files'), { recursive: true });
  const { resolve: find } = createRequire(from);
  const css = readFileSync(from, 'utf8').replaceAll(/url\("(@[^"]+)"\)/g, (_, specifier: string) => {
    copyFileSync(find(specifier), join(dirname(to), 'files', basename(specifier)));
    const licence = join(dirname(find(`${specifier.split('/').slice(0, 2).join('/')}/package.json`)), 'LICENSE');
    copyFileSync(licence, join(dirname(to), 'files', 'LICENSE'));
    return `url("./files/${basename(specifier)}")`;
  });
  writeFileSync(to, css);
}
