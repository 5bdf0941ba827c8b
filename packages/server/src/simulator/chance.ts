const MINUTE = 60_000;

/** Returns a number from 0 to below 1, the same for the same seed and words. FNV-1a, finalized like MurmurHash3. */
export function chanceOf(seed: number, ...words: readonly string[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns the time at which a task is handled: `least` to `most` minutes after the later of two moments. */
export const reachedAt = (
  chance: number,
  [least, most]: readonly [number, number],
  since: Date,
  startedAt: Date,
): Date => new Date(Math.max(since.getTime(), startedAt.getTime()) + (least + chance * (most - least)) * MINUTE);
