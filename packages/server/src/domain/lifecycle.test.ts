import { describe, expect, it } from 'vitest';
import {
  ASSET,
  CONTRACT_LINE,
  canMove,
  IllegalMove,
  IMPORTED_INVOICE,
  INVOICE,
  type Lifecycle,
  move,
  ORDER,
  PROJECT,
  REQUEST,
  USER,
} from './lifecycle.ts';

/**
 * Transitions of domain.md as a matrix: `x` allows the transition from the row's state to the column's state.
 * Columns are in the order of the rows.
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
    picture: { open: '.xx.', partlyPaid: '..x.', paid: '....', void: '....' },
  },
  {
    title: '[OP-36] invoice of the company’s own systems',
    lifecycle: IMPORTED_INVOICE,
    picture: { open: '.xxx', partlyPaid: 'x.xx', paid: 'xx.x', void: '....' },
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
