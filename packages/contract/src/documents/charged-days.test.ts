import { expect, it } from 'vitest';
import { amountOfDays, chargedWithin, chargeOfLine } from './charged-days.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const charge = {
  lineId: 'a',
  ...{ from: '2026-11-16', to: '2026-11-25', days: 8, quantity: '2', unit: 'week' as const },
  ...{ price: euros('285.00'), net: euros('570.00') },
};
const days = Array.from({ length: 10 }, (_, index) => ({
  date: `2026-11-${16 + index}`,
  kind: index === 5 || index === 6 ? ('weekend' as const) : ('charged' as const),
  ...{ number: null, holiday: null },
}));
const machine = {
  ...{ contract: { id: 'c', number: 'C-1' }, productCode: 'SKD-12', fleetNumber: null, pieces: 1 },
  ...{ from: charge.from, to: charge.to, days, charges: [charge], net: charge.net, mixes: [] },
};

it('[DOM-92] counts only the charged days of a line in question', () => {
  expect(chargedWithin({ machine, charge }, charge)).toBe(8);
  expect(chargedWithin({ machine, charge }, { from: '2026-11-20', to: '2026-11-23' })).toBe(2);
  expect(chargedWithin({ machine, charge }, { from: '2026-11-21', to: '2026-11-22' })).toBe(0);
});

it('[DOM-92] prices a day by its share of the unit, and all days by what was charged', () => {
  const of = (own: Partial<typeof charge>, pieces = 1) => ({
    machine: { ...machine, pieces },
    charge: { ...charge, ...own },
  });
  const week = { weekDays: 5 };
  expect(amountOfDays(of({}), 1, week)).toEqual(euros('57.00'));
  expect(amountOfDays(of({}, 2), 3, week)).toEqual(euros('342.00'));
  expect(amountOfDays(of({}), 8, week)).toEqual(euros('570.00'));
  const fourWeeks = { machine, charge: { ...charge, unit: 'fourWeek' as const, price: euros('940.50') } };
  expect(amountOfDays(fourWeeks, 1, week)).toEqual(euros('47.03'));
  expect(amountOfDays({ machine, charge: { ...charge, net: null } }, 1, week)).toBeNull();
});

it('[DOM-92] finds the charge of a line with its machine, and none for a line that is not explained', () => {
  expect(chargeOfLine({ machines: [machine] }, 'a')).toEqual({ machine, charge });
  expect(chargeOfLine({ machines: [machine] }, 'b')).toBeNull();
});
