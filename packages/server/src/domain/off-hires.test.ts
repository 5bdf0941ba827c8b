import type { LineStatus, OffHireStatus, Right } from '@hireyard/contract';
import { OFF_HIRE_STATUSES } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { CONTRACT_LINE, canMove, IllegalMove, OFF_HIRE } from './lifecycle.ts';
import {
  CLIENT_OFF_HIRE,
  collected,
  collectionFailed,
  confirmed,
  LINE_OF,
  lineActions,
  scheduled,
  withdrawn,
} from './off-hires.ts';

describe('an off-hire', () => {
  it('[DOM-03] moves along its lifecycle, and its lines along theirs', () => {
    expect(OFF_HIRE_STATUSES).toHaveLength(6);
    for (const from of OFF_HIRE_STATUSES)
      for (const to of OFF_HIRE[from]) {
        const [before, after] = [LINE_OF[from], LINE_OF[to]];
        expect([from, to, before === after || canMove(CONTRACT_LINE, before, after)]).toEqual([from, to, true]);
      }
  });

  it('[DOM-03] can be withdrawn until its pick-up is scheduled, and never after', () => {
    const withdrawable = OFF_HIRE_STATUSES.filter((status) => CLIENT_OFF_HIRE[status].includes('cancelled'));
    expect(withdrawable).toEqual(['requested', 'confirmed']);
    expect(withdrawn('confirmed')).toEqual({ to: 'cancelled', line: 'onRent' });
    for (const status of ['scheduled', 'failed', 'collected', 'cancelled'] as const)
      expect(() => withdrawn(status)).toThrow(IllegalMove);
  });

  it('[DOM-03] is confirmed, scheduled and collected by the company; a failed collection leads where it has it', () => {
    expect(confirmed('requested')).toEqual({ to: 'confirmed', line: 'offHired' });
    expect(scheduled('failed')).toEqual({ to: 'scheduled', line: 'offHired' });
    // Brought back by the client.
    expect(collected('confirmed')).toEqual({ to: 'collected', line: 'returned' });
    expect(collectionFailed('scheduled', 'reschedule')).toEqual({ to: 'failed', line: 'offHired' });
    expect(collectionFailed('scheduled', 'backOnRent')).toEqual({ to: 'cancelled', line: 'onRent' });
    expect(() => collectionFailed('confirmed', 'reschedule')).toThrow(IllegalMove);
  });
});

describe('a line', () => {
  const all: Right[] = ['contract-extend', 'contract-off-hire'];
  const actions = (status: LineStatus, offHire: OffHireStatus | null, more: object = {}, rights = all) =>
    lineActions({ status, offHire, isOpenEnded: false, qtyPendingPickup: 0, ...more }, new Set(rights));

  it('[DOM-02] names what its user may do', () => {
    expect(actions('onRent', null)).toEqual(['extend', 'offHire']);
    expect(actions('onRent', null, { isOpenEnded: true })).toEqual(['offHire']);
    expect(actions('onRent', null, { qtyPendingPickup: 1 })).toEqual(['offHire']);
    expect(actions('onRent', null, {}, ['contract-extend'])).toEqual(['extend']);
    expect(actions('offHireRequested', 'requested')).toEqual(['withdraw']);
    expect(actions('offHired', 'confirmed')).toEqual(['withdraw']);
    expect(actions('offHired', 'confirmed', {}, ['contract-extend'])).toEqual([]);
    expect(actions('offHired', 'scheduled')).toEqual([]);
    expect(actions('returned', 'collected')).toEqual([]);
    expect(actions('planned', null)).toEqual([]);
  });
});
