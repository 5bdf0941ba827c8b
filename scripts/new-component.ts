import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedFiles, newFiles } from './component-template.ts';

/**
 * `pnpm new:component Name [Group]`: writes a component of the design system that passes every check: stories,
 * documentation, test, export, texts in six languages, and its name in the theme. Run at the root of the repository or of a
 * copy.
 */
const [name = '', group = 'Lists'] = process.argv.slice(2);
const component = { name, group };
const files = newFiles(component);

if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name)) {
  console.error('Give it a name like `DepotCard`: pnpm new:component DepotCard [Shell | Lists | Planning]');
  process.exit(1);
}
if (existsSync(join('packages/ui/src/components', name))) {
  console.error(`There is a ${name} already.`);
  process.exit(1);
}

const changed = Object.entries(changedFiles(component)).map(([path, change]) => [
  path,
  change(readFileSync(path, 'utf8')),
]);
for (const [path = '', text = ''] of [...Object.entries(files), ...changed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const paths = [...Object.keys(files), ...changed.map(([path = '']) => path)];
const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
const { status } = spawnSync(biome, ['check', '--write', ...paths], { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${paths.join('\n')}\n
Now describe its purpose in one sentence, and write a story for every state. The page for designers is
its doc.tsx: parts, states, advice, keys. Its built-in English text is in text.ts; the other languages are
in packages/ui/src/locales. Then check its pictures: pnpm pictures:accept ${name}.
It is listed in stories/guide/Waiting.mdx until the portal uses it.`);
process.exitCode = status ?? 1;
