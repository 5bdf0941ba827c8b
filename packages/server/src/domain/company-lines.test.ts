import type { LineStatus } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { COMPANY_LINE, companyLineActions, delivered, exchanged, returned, standDownIssue } from './company-lines.ts';
import { CONTRACT_LINE, canMove, IllegalMove } from './lifecycle.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}Z`);
const STATUSES = Object.keys(CONTRACT_LINE) as LineStatus[];
const line = (status: LineStatus) => ({ status, onRentAt: at('10T06:00') });

const ofAction = {
  deliver: (status: LineStatus) => delivered(line(status), at('20T08:00'), NOW),
  return: (status: LineStatus) => returned(line(status), at('20T08:00'), NOW),
  exchange: (status: LineStatus) => exchanged(line(status), at('20T08:00'), NOW),
};

describe('what the rental company does with a line', () => {
  it('[DOM-02] is among the moves of the lifecycle', () => {
    const moves = STATUSES.flatMap((from) => COMPANY_LINE[from].map((to) => [from, to] as const));
    expect(moves).toHaveLength(4);
    for (const [from, to] of moves) expect(canMove(CONTRACT_LINE, from, to), `${from} ${to}`).toBe(true);
  });

  it.each(STATUSES)('[DOM-02] is offered where it is allowed, and refused everywhere else: %s', (status) => {
    const actions = companyLineActions(status);
    for (const [action, move] of Object.entries(ofAction)) {
      if (actions.some((offered) => offered === action)) expect(move(status).to).not.toBe(status);
      else expect(() => move(status), action).toThrow(IllegalMove);
    }
  });

  it('[DOM-02] stops the rent of what nobody has called off, and leaves the rest to its off-hire', () => {
    const moment = at('20T08:00');
    expect(returned(line('onRent'), moment, NOW)).toEqual({ to: 'returned', offRentAt: moment, returnedAt: moment });
    expect(() => returned(line('offHired'), moment, NOW)).toThrow(IllegalMove);
  });

  it('[DOM-17] ends a broken machine when the other takes over', () => {
    const moment = at('20T08:00');
    expect(exchanged(line('onRent'), moment, NOW)).toEqual({
      to: 'returned',
      offRentAt: moment,
      returnedAt: moment,
      replacement: { status: 'onRent', onRentAt: moment },
    });
  });

  it('[DOM-02] happens neither in the future nor before what it follows', () => {
    expect(() => delivered(line('planned'), at('20T09:01'), NOW)).toThrow('in-future');
    expect(() => returned(line('onRent'), at('20T09:01'), NOW)).toThrow('in-future');
    expect(() => returned(line('onRent'), at('10T05:59'), NOW)).toThrow('before-from');
    expect(() => exchanged(line('onRent'), at('10T05:59'), NOW)).toThrow('before-from');
  });
});

describe('a stand-down', () => {
  const days = (from: number, to: number) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });

  it('[DOM-16] is of what is there, and of nothing else', () => {
    const standing = STATUSES.filter((status) => companyLineActions(status).includes('standDown'));
    expect(standing).toEqual(['onRent', 'offHireRequested', 'offHired']);
  });

  it('[DOM-16] begins behind what is billed, and shares no day with another', () => {
    expect(standDownIssue(days(16, 18), '2026-11-16', [days(10, 15), days(19, 20)])).toBeNull();
    const early = { pointer: '/from', code: 'too-early', params: { date: '2026-11-16' } };
    expect(standDownIssue(days(15, 18), '2026-11-16', [])).toEqual(early);
    for (const other of [days(10, 16), days(18, 20), days(17, 17), days(10, 20)])
      expect(standDownIssue(days(16, 18), '2026-11-10', [other])).toEqual({ pointer: '/from', code: 'taken' });
    const long = { from: '2026-11-16', to: '2027-11-17' };
    expect(standDownIssue(long, '2026-11-10', [])).toEqual({
      ...{ pointer: '/to', code: 'too-late', params: { date: '2027-11-16' } },
    });
  });
});
