import { expect, it } from 'vitest';
import { certificateStanding } from './certificates.ts';

it.each([
  [null, 'valid'],
  ['2026-12-21', 'valid'],
  ['2026-12-20', 'ending'],
  ['2026-11-20', 'ending'],
  ['2026-11-19', 'ended'],
] as const)('[PP-01] a certificate until %s is %s', (until, standing) => {
  expect(certificateStanding(until, '2026-11-20')).toBe(standing);
});
