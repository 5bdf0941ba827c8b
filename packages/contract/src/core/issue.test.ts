import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from './issue.ts';

const codeOf = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.strictObject({ field: schema }).safeParse({ field: value });
  return issuesOf(result.error?.issues ?? [], { field: value });
};

describe('why a value is refused', () => {
  it.each([
    [z.string(), undefined, { code: 'required' }],
    [z.string(), 7, { code: 'type' }],
    [z.string(), null, { code: 'required' }],
    [z.string().check(z.trim(), z.minLength(1)), '  ', { code: 'required' }],
    [z.string().check(z.minLength(8)), 'short', { code: 'too-short', params: { min: 8 } }],
    [z.string().check(z.maxLength(3)), 'long', { code: 'too-long', params: { max: 3 } }],
    [z.array(z.string()).check(z.minLength(1)), [], { code: 'required' }],
    [z.array(z.string()).check(z.minLength(2)), [], { code: 'too-short', params: { min: 2 } }],
    [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], { code: 'too-long', params: { max: 1 } }],
    [z.number().check(z.maximum(9)), 10, { code: 'too-large', params: { max: 9 } }],
    [z.number().check(z.minimum(1)), 0, { code: 'too-small', params: { min: 1 } }],
    [z.email(), 'ada', { code: 'email' }],
    [z.email(), '', { code: 'email' }],
    [z.e164(), '030 1234', { code: 'phone' }],
    [z.iso.date(), '2026-02-30', { code: 'date' }],
    [z.string().check(z.regex(/^a$/)), 'b', { code: 'format' }],
    [z.string().check(z.regex(/^a$/)), ' ', { code: 'required' }],
    [z.enum(['a']), 'b', { code: 'choice' }],
    [z.string().check(z.refine(() => false, { params: { code: 'before-from' } })), 'a', { code: 'before-from' }],
  ])('%#: is said by a code', (schema, value, reason) => {
    expect(codeOf(schema as z.ZodMiniType, value)).toEqual([{ path: ['field'], ...reason }]);
  });

  it('names each field that is not known', () => {
    const result = z.strictObject({}).safeParse({ a: 1, b: 2 });
    expect(issuesOf(result.error?.issues ?? [], { a: 1, b: 2 })).toEqual([
      { path: ['a'], code: 'unknown' },
      { path: ['b'], code: 'unknown' },
    ]);
  });
});
