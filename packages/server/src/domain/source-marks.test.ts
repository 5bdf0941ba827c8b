import { expect, it } from 'vitest';
import { compareMarks, markBehind, NO_MARK, sentMark } from './source-marks.ts';

const version = (sourceVersion: number) => sentMark({ sourceVersion });
const time = (sourceTime: string) => sentMark({ sourceTime });

it('[OP-91] compares times to the microsecond, whatever their offset and digits', () => {
  expect(time('2026-11-20T09:00:00.1+01:00')).toEqual({
    sourceVersion: null,
    sourceTime: '2026-11-20T08:00:00.100000Z',
  });
  const last = time('2026-11-20T08:00:00.1234567Z');
  expect(compareMarks(time('2026-11-20T09:00:00.123456+01:00'), last)).toBe('repeat');
  expect(compareMarks(time('2026-11-20T08:00:00.123457Z'), last)).toBe('newer');
  expect(compareMarks(time('2026-11-20T08:00:00Z'), last)).toEqual({ older: '2026-11-20T08:00:00.123456Z' });
});

it('[OP-91] compares a row with its last one by what both have, and refuses one that shares nothing', () => {
  const both = sentMark({ sourceVersion: 7, sourceTime: '2026-11-20T08:00:00Z' });
  expect(compareMarks(time('2026-11-20T08:00:00Z'), version(7))).toEqual({ missing: 'sourceVersion' });
  expect(compareMarks(version(8), time('2026-11-20T08:00:00Z'))).toEqual({ missing: 'sourceTime' });
  // A source goes over to times.
  expect(compareMarks(both, version(6))).toBe('newer');
  expect(compareMarks(both, version(7))).toBe('repeat');
  expect(compareMarks(both, version(8))).toEqual({ older: '8' });
  expect(compareMarks(time('2026-11-20T08:00:01Z'), both)).toBe('newer');
  expect(compareMarks(sentMark({ sourceVersion: 8, sourceTime: '2026-11-20T07:00:00Z' }), both)).toEqual({
    older: '2026-11-20T08:00:00.000000Z',
  });
});

it('[OP-91] lets a row without either count, and keeps what the last one had', () => {
  expect(compareMarks(NO_MARK, version(7))).toBe('newer');
  expect(compareMarks(version(1), NO_MARK)).toBe('newer');
  expect(markBehind(NO_MARK, version(7))).toEqual(version(7));
  expect(markBehind(time('2026-11-20T08:00:00Z'), version(7)).sourceVersion).toBe(null);
});
