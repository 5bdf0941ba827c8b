import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picturesOf } from '../story-inputs.ts';
import type { StoriesResult } from '../story-report.ts';

/** A picture that differs from the committed one. `scripts/accept-pictures.mjs` reads these as JSON. */
export interface Change {
  /** Committed file, from the repository's root. */
  readonly picture: string;
  /** Title of its stories in Storybook, by which Chromatic groups too: `Lists/DataList`. */
  readonly group: string;
  /** Name of the picture: `loaded-375-light`. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'removed';
  /** SHA-256 of the committed file, so that no other picture than the one on the page is replaced. Null if it is new. */
  readonly before: string | null;
}

/** A change with the files to show. */
export interface FoundChange extends Change {
  readonly files: Partial<Record<View, string>>;
}

/** What is shown of a picture. */
export type View = 'before' | 'after' | 'difference';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Title in the head of a stories file. Without one, Storybook's own rule would apply; ours all have one. */
const titleOf = (storiesFile: string): string =>
  /\btitle: '([^'/]+\/[^']+)'/.exec(readFileSync(storiesFile, 'utf8'))?.[1] ?? basename(storiesFile, '.stories.tsx');

/** Finds what a run of stories has left in `differences`: see `resolveDiffPath` of `.storybook/vitest.config.ts`. */
export function changesOf(results: ReadonlyMap<string, StoriesResult>, differences: string): FoundChange[] {
  return [...results].flatMap(([storiesFile, { assertionResults }]) => {
    const { folder, prefix } = picturesOf(storiesFile);
    const names = assertionResults.flatMap(({ meta }) => meta.pictures ?? []);
    return names.flatMap((name): FoundChange[] => {
      const left = (what: string) => join(differences, `${prefix}${name}-${what}.png`);
      const picture = join(folder, `${prefix}${name}.png`);
      const found = { picture, group: titleOf(storiesFile), name };
      if (existsSync(left('actual'))) {
        const files = { before: picture, after: left('actual'), difference: left('diff') };
        return [{ ...found, kind: 'changed', before: hashOf(picture), files }];
      }
      // Vitest names the picture of a story that has none yet a reference.
      if (!existsSync(left('reference'))) return [];
      return [{ ...found, kind: 'new', before: null, files: { after: left('reference') } }];
    });
  });
}

/** Describes committed pictures whose story no longer exists. */
export const removalsOf = (pictures: readonly string[]): FoundChange[] =>
  pictures.map((picture) => {
    const name = basename(picture, '.png');
    const group = name.split('-')[0] ?? name;
    return { picture, group, name, kind: 'removed', before: hashOf(picture), files: { before: picture } };
  });
