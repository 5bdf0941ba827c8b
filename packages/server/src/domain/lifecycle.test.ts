import type { LineStatus } from '@hireyard/contract';
import { LINE_STATUSES } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSET,
  CONTRACT_LINE,
  canMove,
  contractStatus,
  IllegalMove,
  INVOICE,
  type Lifecycle,
  move,
  OFF_HIRE,
  ORDER,
  PROJECT,
  REQUEST,
  USER,
} from './lifecycle.ts';

/**
 * Every allowed move of domain.md, written out once more as a picture: a row a state, `x` where it may go.
 * The columns are the rows in the same order.
 */
const PICTURES: { title: string; lifecycle: Lifecycle<string>; picture: Record<string, string> }[] = [
  {
    title: '[DOM-01] order',
    lifecycle: ORDER,
    picture: {
      draft: '           .xx....',
      pendingApproval: ' x.x.xx.',
      submitted: '       ...xxx.',
      confirmed: '       .....xx',
      rejected: '        .......',
      cancelled: '       .......',
      completed: '       .......',
    },
  },
  {
    title: '[DOM-02] contract line',
    lifecycle: CONTRACT_LINE,
    picture: {
      planned: '          .x....x',
      onRent: '           ..x.x..',
      offHireRequested: ' .x.x...',
      offHired: '         .x..x..',
      returned: '         .....x.',
      closed: '           .......',
      cancelled: '        .......',
    },
  },
  {
    title: '[DOM-03] off-hire',
    lifecycle: OFF_HIRE,
    picture: {
      requested: '  .x...x',
      confirmed: '  ..xx.x',
      scheduled: '  ...xx.',
      collected: '  ......',
      failed: '     ..x..x',
      cancelled: '  ......',
    },
  },
  {
    title: '[DOM-04] request',
    lifecycle: REQUEST,
    picture: {
      draft: '     .x......',
      submitted: ' ..x....x',
      inReview: '  ...xxx.x',
      quoted: '    ....xx.x',
      approved: '  ......xx',
      rejected: '  ........',
      fulfilled: ' ........',
      cancelled: ' ........',
    },
  },
  {
    title: '[DOM-05] asset',
    lifecycle: ASSET,
    picture: {
      available: '     .xxxxx',
      assigned: '      x..xx.',
      inMaintenance: ' x..x.x',
      defective: '     ..x..x',
      lost: '          x....x',
      retired: '       ......',
    },
  },
  {
    title: '[DOM-06] invoice',
    lifecycle: INVOICE,
    picture: { open: '.xx', partlyPaid: '..x', paid: '...' },
  },
  {
    title: '[DOM-14] project',
    lifecycle: PROJECT,
    picture: {
      active: ' .x',
      closed: ' x.',
    },
  },
  {
    title: '[DOM-07] user',
    lifecycle: USER,
    picture: { invited: ' .x.x', active: '  ..xx', blocked: ' .x.x', deactivated: ' ....' },
  },
];

describe.each(PICTURES)('$title', ({ lifecycle, picture }) => {
  const states = Object.keys(picture);
  const pairs = states.flatMap((from) =>
    states.map((to, column) => ({ from, to, allowed: picture[from]!.trim()[column] === 'x' })),
  );

  it('has the states of the picture and no others', () => {
    expect(Object.keys(lifecycle).sort()).toEqual([...states].sort());
    expect(Object.values(picture).every((row) => row.trim().length === states.length)).toBe(true);
  });

  it.each(pairs)('$from to $to: $allowed', ({ from, to, allowed }) => {
    expect(canMove(lifecycle, from, to)).toBe(allowed);
    if (allowed) expect(move(lifecycle, from, to)).toBe(to);
    else expect(() => move(lifecycle, from, to)).toThrow(IllegalMove);
  });
});

it('[DOM-01] says where it was and where it may go when a move is refused', () => {
  expect(() => move(ORDER, 'confirmed', 'draft')).toThrow(
    expect.objectContaining({ current: 'confirmed', allowed: ['completed', 'cancelled'] }),
  );
});

describe('contract status', () => {
  const cases: [LineStatus[], string][] = [
    [[], 'cancelled'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['planned', 'cancelled'], 'planned'],
    [['onRent', 'planned'], 'onRent'],
    [['offHireRequested'], 'onRent'],
    [['onRent', 'offHired'], 'partlyOffHired'],
    [['planned', 'closed'], 'partlyOffHired'],
    [['offHired', 'returned'], 'offHired'],
    [['returned', 'closed'], 'returned'],
    [['closed', 'closed', 'cancelled'], 'closed'],
  ];
  it.each(cases)('[DOM-02] of %j is %s', (lines, status) => {
    expect(contractStatus(lines)).toBe(status);
  });

  const someLines = fc.array(fc.constantFrom(...LINE_STATUSES), { maxLength: 8 });

  it('[DOM-02] depends neither on the order of the lines nor on cancelled ones', () => {
    fc.assert(
      fc.property(someLines, fc.nat(), (lines, seed) => {
        const shuffled = lines.toSorted((a, b) => ((a.length * 7 + seed) % 5) - ((b.length * 7 + seed) % 5));
        expect(contractStatus([...shuffled, 'cancelled'])).toBe(contractStatus(lines));
      }),
    );
  });

  it('[DOM-02] is closed only when every live line is, and planned only when none has begun', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const live = lines.filter((line) => line !== 'cancelled');
        fc.pre(live.length > 0);
        expect(contractStatus(lines) === 'closed').toBe(live.every((line) => line === 'closed'));
        expect(contractStatus(lines) === 'planned').toBe(live.every((line) => line === 'planned'));
      }),
    );
  });
});
