import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimise } from '../story-pictures.ts';
import type { Change, FoundChange, View } from './changes.ts';
import { reviewPage } from './page.ts';

/** Copies the pictures of a change beside the page. `after` is compressed as a committed picture is. */
function copy(folder: string, { files, picture }: FoundChange): Partial<Record<View, string>> {
  const flat = picture.replaceAll('/', '+');
  return Object.fromEntries(
    Object.entries(files).map(([view, file]) => {
      const source = `${view}/${flat}`;
      copyFileSync(file, join(folder, source));
      return [view, source];
    }),
  );
}

/** Writes the page, its pictures, and `changes.json`, which `scripts/accept-pictures.mjs` turns into a commit. */
export async function writeReview(folder: string, found: readonly FoundChange[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const view of ['before', 'after', 'difference']) mkdirSync(join(folder, view), { recursive: true });
  const shown = found.map((change) => ({ ...change, sources: copy(folder, change) }));
  await optimise(shown.flatMap(({ sources }) => (sources.after ? [join(folder, sources.after)] : [])));
  const changes = shown.map(({ picture, group, name, kind, before, sources }): Change & { after: string | null } => ({
    ...{ picture, group, name, kind, before },
    after: sources.after ?? null,
  }));
  writeFileSync(join(folder, 'changes.json'), `${JSON.stringify(changes, null, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), reviewPage(shown));
}
