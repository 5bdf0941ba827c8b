import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentPages } from './component-pages.ts';
import { root } from './packages.ts';

const KIT = join(root, 'packages/ui');

/** Part of the kit's `build`: writes `llms.txt` and the pages of its components for the tarball. */
rmSync(join(KIT, 'docs'), { recursive: true, force: true });
for (const { path, text } of await componentPages()) {
  const file = join(KIT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
