import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

it('[SE-01] a password is the same from a keyboard that decomposes its letters, and in other widths', async () => {
  const composed = 'Grüße aus Łódź 12';
  const stored = await hashPassword(composed.normalize('NFD'));
  for (const typed of [
    composed,
    composed.normalize('NFD'),
    composed.replace('12', '１２'),
    composed.replace(' ', '\u00a0'),
  ])
    expect(await passwordMatches(stored, typed), typed).toBe(true);
  expect(await passwordMatches(stored, composed.replace('ü', 'u'))).toBe(false);
});

it('[SE-01] a password of a former release matches as it was typed', async () => {
  const typed = 'Grüße aus Łódź'.normalize('NFD');
  const stored = await hash(typed);
  expect(await passwordMatches(stored, typed)).toBe(true);
});

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
