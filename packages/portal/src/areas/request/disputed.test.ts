import { expect, it } from 'vitest';
import { amountOfDays, chargedWithin, describedWith } from './disputed.ts';

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
  expect(chargedWithin(machine, charge, charge)).toBe(8);
  expect(chargedWithin(machine, charge, { from: '2026-11-20', to: '2026-11-23' })).toBe(2);
  expect(chargedWithin(machine, charge, { from: '2026-11-21', to: '2026-11-22' })).toBe(0);
});

it('[DOM-92] prices a day by its share of the unit, and all days by what was charged', () => {
  const of = { pieces: 1, weekDays: 5 };
  expect(amountOfDays(charge, 1, of)).toEqual(euros('57.00'));
  expect(amountOfDays(charge, 3, { ...of, pieces: 2 })).toEqual(euros('342.00'));
  expect(amountOfDays(charge, 8, of)).toEqual(euros('570.00'));
  expect(amountOfDays({ ...charge, unit: 'fourWeek', price: euros('940.50') }, 1, of)).toEqual(euros('47.03'));
  expect(amountOfDays({ ...charge, net: null }, 1, of)).toBeNull();
});

it('[DOM-92] names the lines below what was written, or alone', () => {
  const line = { lineId: 'a', from: null, to: null, text: 'Skid steer, 1 charged day, €57.00' };
  expect(describedWith('Called off on Friday.', [line])).toBe(
    'Called off on Friday.\n\n– Skid steer, 1 charged day, €57.00',
  );
  expect(describedWith('', [line])).toBe('– Skid steer, 1 charged day, €57.00');
  expect(describedWith('Called off on Friday.', [])).toBe('Called off on Friday.');
});
