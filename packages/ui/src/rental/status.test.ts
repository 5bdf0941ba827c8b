import { describe, expect, it } from 'vitest';
import { RENTAL_TONES, type RentalStatus, rentalTone } from './status.ts';

describe('rentalTone', () => {
  it.each(Object.entries(RENTAL_TONES))('[SH-05] gives every status of a %s its tone', (_thing, tones) => {
    const statuses = Object.keys(tones) as RentalStatus[];
    expect(statuses.length).toBeGreaterThan(1);
    expect(Object.fromEntries(statuses.map((status) => [status, rentalTone(status)]))).toEqual(tones);
  });

  it('[SH-05] sets apart what an eye is needed for', () => {
    const tones = (['onRent', 'offHireRequested', 'overdue', 'offHired', 'planned'] as const).map(rentalTone);
    expect(tones).toEqual(['success', 'warning', 'error', 'neutral', 'info']);
  });
});
