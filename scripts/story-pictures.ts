import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { init } from '@jsquash/oxipng/optimise.js';
import { picturesOf } from './story-inputs.ts';
import { allPassed, type StoriesResult } from './story-report.ts';

export const committedPictures = (): string[] => globSync('packages/*/src/**/__pictures__/*.png');

/**
 * Finds pictures of stories that no longer exist. A stories file that did not run or did not pass keeps all of its pictures.
 */
export function picturesWithoutStory(files: string[], results: Map<string, StoriesResult>): string[] {
  const incomplete = files.filter((file) => !allPassed(results.get(file))).map(picturesOf);
  const current = new Set(
    files.flatMap((file) => {
      const { folder, prefix } = picturesOf(file);
      const names = results.get(file)?.assertionResults.flatMap(({ meta }) => meta.pictures ?? []) ?? [];
      return names.map((name) => join(folder, `${prefix}${name}.png`));
    }),
  );
  return committedPictures().filter(
    (picture) =>
      !current.has(picture) && !incomplete.some(({ folder, prefix }) => picture.startsWith(join(folder, prefix))),
  );
}

/** Compresses pictures losslessly, to about two thirds of their size. */
export async function optimise(pictures: string[]): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  const png = await init(readFileSync(wasm));
  for (const picture of pictures) writeFileSync(picture, png.optimise(readFileSync(picture), 2, false, false));
}

export const megabytes = (files: string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
