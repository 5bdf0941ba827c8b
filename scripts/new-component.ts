import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedFiles, newFiles } from './component-template.ts';

/**
 * `pnpm new:component Name [Group]`: a component of the design system that passes every check as it is: folder, story,
 * documentation, test, export, its texts in six languages, its name in the theme. Run at the root of the repository, or
 * of a copy.
 */
const [name = '', group = 'Lists'] = process.argv.slice(2);
const wanted = { name, group };
const files = newFiles(wanted);

if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name)) {
  console.error('Give it a name like `DepotCard`: pnpm new:component DepotCard [Shell | Lists | Planning]');
  process.exit(1);
}
if (existsSync(join('packages/ui/src/components', name))) {
  console.error(`There is a ${name} already.`);
  process.exit(1);
}

const changed = Object.entries(changedFiles(wanted)).map(([path, change]) => [
  path,
  change(readFileSync(path, 'utf8')),
]);
for (const [path = '', text = ''] of [...Object.entries(files), ...changed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const written = [...Object.keys(files), ...changed.map(([path = '']) => path)];
const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
const { status } = spawnSync(biome, ['check', '--write', ...written], { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${written.join('\n')}\n
Now say in one sentence what it is for, and write its stories: one for every state. What a designer
needs to know of it stands in its doc.tsx: parts, states, advice, keys. Text that it shows by itself
stands in its text.ts, and for the other languages in packages/ui/src/locales. Then look at its pictures:
pnpm pictures:accept ${name}. It waits in stories/guide/Waiting.mdx until the portal uses it.`);
process.exitCode = status ?? 1;
