import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from './issue.ts';
import { fieldsRule, rule } from './rule-schemas.ts';

const codesOf = (schema: z.ZodMiniType, input: unknown) =>
  issuesOf(schema.safeParse(input).error?.issues ?? [], input).map(({ path, code }) => `${path.join('/')} ${code}`);

const holds = vi.fn(() => false);
const Text = z.string().check(z.maxLength(3), rule(holds, { code: 'characters' }));
const Period = z
  .object({ from: z.string().check(z.maxLength(3)), to: z.object({ day: z.string() }), name: z.string() })
  .check(fieldsRule(['from', 'to'], holds, { path: ['to', 'day'], code: 'window-too-long', days: 9 }));
const given = { from: 'a', to: { day: 'b' }, name: 'c' };

it.each([
  ['a text that is too long', Text, 'abcd', [' too-long']],
  ['no text', Text, 7, [' type']],
  ['a field that is too long', Period, { ...given, from: 'abcd' }, ['from too-long']],
  ['a field deep within that is missing', Period, { ...given, to: {} }, ['to/day required']],
  ['no object', Period, 'abc', [' type']],
])('[HT-08] a rule does not run on %s', (_name, schema, input, codes) => {
  holds.mockClear();
  expect(codesOf(schema, input)).toEqual(codes);
  expect(holds).not.toHaveBeenCalled();
});

it('a rule runs on valid fields, and says so beside what is wrong with the others', () => {
  expect(codesOf(Text, 'abc')).toEqual([' characters']);
  expect(codesOf(Period, given)).toEqual(['to/day window-too-long']);
  expect(codesOf(Period, { ...given, name: null })).toEqual(['name required', 'to/day window-too-long']);
  expect(issuesOf(Period.safeParse(given).error?.issues ?? [], given)[0]?.params).toEqual({ days: 9 });
});
