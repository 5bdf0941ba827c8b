import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentPages } from './component-pages.ts';

/** Part of the kit's `build`, run in its folder: writes `llms.txt` and the pages of its components for the tarball. */
rmSync('docs', { recursive: true, force: true });
for (const { path, text } of await componentPages()) {
  mkdirSync(dirname(join(process.cwd(), path)), { recursive: true });
  writeFileSync(path, text);
}
