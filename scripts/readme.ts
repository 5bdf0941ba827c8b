import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';
import { readmeTables, withTables } from './readme-tables.ts';

/** `pnpm readme`: writes the lists of components and browsers into the READMEs of the packages. */
const written = Object.entries(await readmeTables()).map(([path, tables]) => {
  const file = join(root, path);
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables));
  return file;
});
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...written], { stdio: 'inherit' });
