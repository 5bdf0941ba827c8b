import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeNumbers } from './whole-numbers.tsx';

it.each([
  ['Zakończenie wynajmu OH-260042', ['OH-260042']],
  ['A bérlet vége: OH-260042', ['OH-260042']],
  ['Invoice I-2611-7 of C-260104', ['I-2611-7', 'C-260104']],
  ['Off-hire', []],
])('[SH-03] keeps the numbers of "%s" in one piece each, and its words as they are', (title, numbers) => {
  render(<h1>{wholeNumbers(title)}</h1>);
  const heading = screen.getByRole('heading', { name: title });
  const whole = [...heading.querySelectorAll('span')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(numbers);
  for (const one of whole) expect(getComputedStyle(one).display).toBe('inline-block');
});
