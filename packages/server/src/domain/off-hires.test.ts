import type { LineStatus, Module, OffHireStatus, Right, Transport } from '@hireyard/contract';
import { OFF_HIRE_STATUSES, TRANSPORTS } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { CONTRACT_LINE, canMove, IllegalMove } from './lifecycle.ts';
import {
  CLIENT_OFF_HIRE,
  COMPANY_OFF_HIRE,
  canReport,
  collected,
  collectionFailed,
  companyOffHireActions,
  confirmed,
  contractActions,
  LINE_OF,
  lineActions,
  pickupAgain,
  scheduled,
  WrongDay,
  withdrawn,
} from './off-hires.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const of = (status: OffHireStatus, transport: Transport = 'collect') => ({
  status,
  transport,
  offRentAt: new Date('2026-11-20T08:00:00Z'),
});

/** Transitions of domain.md by the client (`c`), or by the company for a pick-up (`r`) or a return by the client (`b`). */
const PICTURE: Readonly<Record<OffHireStatus, string>> = {
  requested: 'confirmed:rb cancelled:c',
  confirmed: 'scheduled:r collected:b cancelled:c',
  scheduled: 'collected:r failed:r',
  failed: 'confirmed:c scheduled:r cancelled:r',
  collected: '',
  cancelled: '',
};

describe('an off-hire', () => {
  it.each(OFF_HIRE_STATUSES)('[DOM-03] moves from %s as the picture says, and nowhere else', (from) => {
    const movers = (to: OffHireStatus) =>
      [
        CLIENT_OFF_HIRE[from].includes(to) ? 'c' : '',
        COMPANY_OFF_HIRE.collect[from].includes(to) ? 'r' : '',
        COMPANY_OFF_HIRE.bringBack[from].includes(to) ? 'b' : '',
      ].join('');
    const moves = OFF_HIRE_STATUSES.flatMap((to) => (movers(to) ? [`${to}:${movers(to)}`] : []));
    expect(moves.toSorted()).toEqual(PICTURE[from].split(' ').filter(Boolean).toSorted());
  });

  it('[DOM-03] moves along its lifecycle, and its lines along theirs', () => {
    expect(OFF_HIRE_STATUSES).toHaveLength(6);
    for (const from of OFF_HIRE_STATUSES)
      for (const to of [...CLIENT_OFF_HIRE[from], ...TRANSPORTS.flatMap((each) => COMPANY_OFF_HIRE[each][from])]) {
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

  it('[DOM-73] gets another day from the client after a failed pick-up, and only then', () => {
    expect(pickupAgain('failed')).toEqual({ to: 'confirmed', line: 'offHired' });
    for (const status of OFF_HIRE_STATUSES.filter((one) => one !== 'failed'))
      expect(() => pickupAgain(status)).toThrow(IllegalMove);
  });

  it('[DOM-03] is confirmed, scheduled and collected by the company; a failed collection leads where it has it', () => {
    expect(confirmed(of('requested'))).toEqual({ to: 'confirmed', line: 'offHired' });
    expect(scheduled(of('failed'), '2026-11-23', NOW, 'Europe/Amsterdam')).toEqual({
      to: 'scheduled',
      line: 'offHired',
    });
    expect(collected(of('scheduled'), NOW, NOW)).toEqual({ to: 'collected', line: 'returned' });
    expect(collectionFailed(of('scheduled'), 'reschedule')).toEqual({ to: 'failed', line: 'offHired' });
    expect(collectionFailed(of('scheduled'), 'backOnRent')).toEqual({ to: 'cancelled', line: 'onRent' });
    expect(() => collectionFailed(of('confirmed'), 'reschedule')).toThrow(IllegalMove);
  });

  it('[DOM-03] is collected on a day, or brought back by the client without one', () => {
    expect(companyOffHireActions(of('confirmed'))).toEqual(['schedule', 'withdraw']);
    expect(companyOffHireActions(of('confirmed', 'bringBack'))).toEqual(['collect', 'withdraw']);
    expect(companyOffHireActions(of('collected'))).toEqual([]);
    expect(collected(of('confirmed', 'bringBack'), NOW, NOW)).toEqual({ to: 'collected', line: 'returned' });
    expect(() => collected(of('confirmed'), NOW, NOW)).toThrow(IllegalMove);
  });

  it('[DOM-03] is collected neither before its rent stops nor on a day that is over', () => {
    const schedule = (day: string) => scheduled(of('confirmed'), day, NOW, 'Europe/Amsterdam');
    expect(() => schedule('2026-11-19')).toThrow(WrongDay);
    expect(schedule('2026-11-20').to).toBe('scheduled');
    const later = { ...of('confirmed'), offRentAt: new Date('2026-11-24T23:30:00Z') };
    // Already the 25th at the depot.
    expect(() => scheduled(later, '2026-11-24', NOW, 'Europe/Amsterdam')).toThrow('2026-11-25');
    expect(() => collected(of('scheduled'), new Date('2026-11-20T07:59:00Z'), NOW)).toThrow('before-from');
    expect(() => collected(of('scheduled'), new Date('2026-11-20T09:01:00Z'), NOW)).toThrow('in-future');
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

  it('[DOM-02] has problems reported while it is at the site, by who may ask for service', () => {
    const may = (status: LineStatus, rights: Right[] = ['request-create'], modules: Module[] = ['order', 'request']) =>
      canReport(status, { rights: new Set(rights), modules: new Set(modules) });
    const statuses: LineStatus[] = [
      'planned',
      'onRent',
      'offHireRequested',
      'offHired',
      'returned',
      'closed',
      'cancelled',
    ];
    expect(statuses.filter((status) => may(status))).toEqual(['onRent', 'offHireRequested', 'offHired']);
    expect([may('onRent', []), may('onRent', ['request-create'], ['order'])]).toEqual([false, false]);
  });
});

describe('a contract', () => {
  it('[DOM-01] [NAV-03] is ordered again by who may order, unless the client is blocked', () => {
    const actions = (blocked: boolean, rights: Right[]) => contractActions({ rights: new Set(rights), blocked });
    expect(actions(false, ['order-create', 'contract-edit-references'])).toEqual(['editReferences', 'orderAgain']);
    expect(actions(true, ['order-create', 'contract-edit-references'])).toEqual(['editReferences']);
    expect(actions(false, [])).toEqual([]);
  });
});
