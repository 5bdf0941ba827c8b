import { describe, expect, it } from 'vitest';
import { TONES } from '../theme/tokens.ts';
import { RENTAL_STATUSES, rentalTone } from './status.ts';

describe('rentalTone', () => {
  it.each(Object.entries(RENTAL_STATUSES))(
    '[SH-05] gives every status of a %s one of the tones',
    (_thing, statuses) => {
      expect(statuses.length).toBeGreaterThan(1);
      expect(statuses.filter((status) => !TONES.includes(rentalTone(status)))).toEqual([]);
    },
  );

  it('[SH-05] sets apart what an eye is needed for', () => {
    expect(Object.values(RENTAL_STATUSES.contractLine).map((status) => [status, rentalTone(status)])).toEqual([
      ['planned', 'info'],
      ['onRent', 'success'],
      ['overdue', 'error'],
      ['offHireRequested', 'warning'],
      ['offHired', 'neutral'],
      ['returned', 'neutral'],
      ['closed', 'neutral'],
      ['cancelled', 'neutral'],
    ]);
    expect([rentalTone('rejected'), rentalTone('disputed'), rentalTone('paid')]).toEqual([
      'error',
      'warning',
      'neutral',
    ]);
  });
});
