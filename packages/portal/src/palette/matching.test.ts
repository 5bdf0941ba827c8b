import { describe, expect, it } from 'vitest';
import { matches, partsOf } from './matching.ts';

const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('a page or an action', () => {
  it.each([
    ['New order', 'new', true],
    ['New order', 'ord new', true],
    ['New order', 'rder', false],
    ['Önre vár', 'onre', true],
    ['Übersicht', 'ubers', true],
    ['Zgłoś zakończenie wynajmu', 'zglos', true],
    ['Off-hire', 'hire', true],
    ['Off-hire', 'off-h', true],
    ['Call off machines off-hire return', 'off-hire', true],
    ['Call off machines off-hire return', 'ff-hire', false],
    ['What’s new', '', true],
  ])('[DOM-33] %s is meant by "%s": %s', (text, typed, isMeant) => {
    expect(matches(text, typed)).toBe(isMeant);
  });
});

describe('what was typed', () => {
  it.each([
    ['C-269729', '2697', 'C-[2697]29'],
    ['Łódź Śródmieście', 'lodz sr', '[Łódź] [Śr]ódmieście'],
    ['204 118', '204118', '[204] [118]'],
    ['204 118', '204 1', '[204] [1][1]8'],
    ['Roof', 'x', 'Roof'],
    ['Roof', '', 'Roof'],
  ])('[DOM-33] is marked in %s: "%s"', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected.replace('[1][1]', '[11]'));
  });
});
