import type { IssueAt, Schema } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { schemaWithRules } from './schema-with-rules.ts';

interface Body {
  readonly days: readonly { readonly day: string }[];
}
/** Stands for a schema of the contract: no day may be empty. */
const body = {
  safeParse: (data: Body) => {
    const index = data.days.findIndex(({ day }) => day === '');
    if (index === -1) return { success: true, data };
    return { success: false, error: { issues: [{ code: 'too_small', path: ['days', index, 'day'] }] } };
  },
} as unknown as Schema;
const closed = (days: Body['days']): IssueAt[] =>
  days.flatMap(({ day }) =>
    day === 'Sunday' ? [{ path: ['day'], code: 'closed-day' as const, params: { date: day } }] : [],
  );
const schema = schemaWithRules<Body, { readonly day: string | null }>(body, {
  before: ({ day }) => (day === null ? [{ path: ['day'], code: 'required' }] : []),
  bodyOf: ({ day }) => ({ days: [{ day }] }),
  fieldOf: ([part]) => (part === 'days' ? ['day'] : []),
  issuesOf: ({ days }) => closed(days),
});
const issuesOf = (day: string | null) => schema.safeParse({ day }).error?.issues ?? [];

describe('a schema with rules', () => {
  it('[DOM-09] answers the body of values that pass', () => {
    expect(schema.safeParse({ day: 'Monday' })).toMatchObject({ success: true, data: { days: [{ day: 'Monday' }] } });
  });

  it('[DOM-09] puts every issue at its field: of the values, of the schema and of the rule', () => {
    expect(issuesOf(null)).toMatchObject([{ path: ['day'], params: { code: 'required' } }]);
    expect(issuesOf('')).toMatchObject([{ path: ['day'], code: 'too_small' }]);
    expect(issuesOf('Sunday')).toMatchObject([{ path: ['day'], params: { code: 'closed-day', date: 'Sunday' } }]);
  });
});
