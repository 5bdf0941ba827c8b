import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';
import { readmeTables, withTables } from './readme-tables.ts';

/** `pnpm readme`: writes the lists of components and browsers into the kit's README. */
const file = join(root, 'packages/ui/README.md');
writeFileSync(file, withTables(readFileSync(file, 'utf8'), await readmeTables()));
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'inherit' });
