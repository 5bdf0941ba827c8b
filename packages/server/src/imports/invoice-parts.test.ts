import { expect, it } from 'vitest';
import { inSlices } from './invoice-parts.ts';

it('[OP-100] reads parts slice by slice when they are asked for, and an id that it has passed by itself', async () => {
  const reads: (readonly string[])[] = [];
  const read = async (ids: readonly string[]) => {
    reads.push(ids);
    return new Map(ids.map((id) => [id, id.toUpperCase()]));
  };
  const partsOf = inSlices(['a', 'b', 'c', 'd', 'e', 'f'], read, 2);
  expect(reads).toEqual([]);
  const asked = ['a', 'b', 'a', 'd', 'e', 'f', 'c', 'x'];
  for (const id of asked) expect(await partsOf(id)).toBe(id.toUpperCase());
  expect(reads).toEqual([['a', 'b'], ['a'], ['d', 'e'], ['f'], ['c'], ['x']]);
});
