import { expect, it } from 'vitest';
import { filled } from './fill.ts';

it.each([
  ['Sent by {{name}}.', 'Hireyard B.V.', 'Sent by Hireyard B.V.'],
  ['Sent by {{name}}.', 'Hireyard', 'Sent by Hireyard.'],
  ['{{name}}. {{name}}…', 'nov. 25.', 'nov. 25. nov. 25.…'],
  ['{{name}}, again', 'B.V.', 'B.V., again'],
])('[I18N-09] fills %j with %j', (text, value, sentence) => {
  expect(filled(text, () => value)).toBe(sentence);
});
