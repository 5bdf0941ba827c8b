import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

it('[SE-03] guesses that come at once leave threads for files, which every page is made of', async () => {
  const stored = await hashPassword('right');
  let checked = 0;
  const guesses = Array.from({ length: 24 }, async () => {
    const matches = await passwordMatches(stored, 'wrong');
    checked += 1;
    return matches;
  });
  await readFile(import.meta.filename);
  expect(checked).toBeLessThan(8);
  expect(await Promise.all(guesses)).toEqual(Array(24).fill(false));
  expect(await passwordMatches(stored, 'right')).toBe(true);
});
