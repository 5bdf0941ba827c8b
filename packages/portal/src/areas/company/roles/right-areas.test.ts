import { RIGHTS } from '@hireyard/contract';
import { expect, it } from 'vitest';
import { RIGHT_AREAS } from './right-areas.ts';

it('[RG-02] every right stands in one area of the matrix', () => {
  expect(Object.values(RIGHT_AREAS).flat().toSorted()).toEqual(RIGHTS.toSorted());
});
