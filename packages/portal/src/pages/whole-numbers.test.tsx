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
  const parts = [...heading.children];
  const whole = parts.filter((part) => getComputedStyle(part).display === 'inline-block');
  expect(whole.map(({ textContent }) => textContent)).toEqual(numbers);
  // Each part has an element, so that the page can be translated.
  expect(parts.map(({ textContent }) => textContent).join('')).toBe(title);
});
