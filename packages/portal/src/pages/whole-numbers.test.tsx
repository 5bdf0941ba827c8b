import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeNumbers } from './whole-numbers.tsx';

it.each([
  ['Zakończenie wynajmu OH-260042', ['OH-260042']],
  ['A bérlet vége: OH-260042', ['OH-260042']],
  ['Invoice I-2611-7 of C-260104', ['I-2611-7', 'C-260104']],
  ['Electric articulated boom lift 12 m · 153 352', ['153 352']],
  ['BN-0310 · SCI-D-12 · Northlift NX-12 D', ['BN-0310', 'SCI-D-12', 'NX-12']],
  ['Generator 20 kVA (161 271), 14-9-2026 – 11-10-2026', ['(161 271),', '14-9-2026', '11-10-2026']],
  ['Failed on 30 Nov · OH-88019 · 763 115', ['OH-88019', '763 115']],
  ['Amsterdam · +31 20 555 0110', ['+31 20 555 0110']],
  ['Off-hire', []],
])('[SH-03] keeps the numbers of "%s" in one piece each, and its words as they are', (title, numbers) => {
  render(<h1>{wholeNumbers(title)}</h1>);
  const heading = screen.getByRole('heading', { name: title });
  const parts = [...heading.children];
  const textOf = ({ textContent }: Element) => textContent;
  const whole = parts.filter((part) => getComputedStyle(part).display === 'inline-block');
  expect(whole.map(textOf)).toEqual(numbers);
  // Each part has an element, so that the page can be translated.
  expect(parts.map(textOf).join('')).toBe(title);
});

it('is nothing for a text that is empty', () => {
  expect(wholeNumbers('')).toBeNull();
});
