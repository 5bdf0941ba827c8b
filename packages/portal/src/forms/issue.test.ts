import { ISSUE_CODES, type IssueCode } from '@hireyard/contract';
import { AssetAssign, Credentials, ProfileEdit } from '@hireyard/contract/schemas';
import { renderHook } from '@testing-library/react';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import english from '../i18n/locales/en-US/problems.json' with { type: 'json' };
import { fieldOf } from './field-errors.ts';
import { type IssueError, issueKey } from './issue.ts';
import { byContract } from './resolver.ts';
import { useIssueAt } from './use-issue-at.ts';
import { useSentences } from './use-sentences.ts';

const check = async (schema: Parameters<typeof byContract>[0], values: Record<string, unknown>) => {
  const { errors } = await byContract(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, issueKey(error as IssueError)]));
};

describe('refused values', () => {
  it('[DOM-15] are told apart by the contract’s own schemas', async () => {
    expect(await check(Credentials, { email: 'nobody', password: '' })).toEqual({
      email: 'email',
      password: 'required',
    });
    expect(
      await check(ProfileEdit, {
        firstName: ' ',
        lastName: 'x'.repeat(101),
        phone: '020',
        preferredLanguageCode: 'xx',
      }),
    ).toEqual({
      firstName: 'required',
      lastName: 'tooLong',
      phone: 'phone',
      preferredLanguageCode: 'choice',
    });
    expect(await check(ProfileEdit, {})).toMatchObject({ firstName: 'required' });
  });

  it('[DOM-15] are dates, too, that are typed half', async () => {
    const values = { projectId: crypto.randomUUID(), holderId: null };
    expect(await check(AssetAssign, { ...values, to: null })).toEqual({});
    expect(await check(AssetAssign, { ...values, to: '24 De' })).toEqual({ to: 'date' });
  });

  it('have a sentence for each reason but those that a field says in its own way', () => {
    const unsaid = ISSUE_CODES.filter((code) => !Object.hasOwn(english.issue, issueKey({ code })));
    expect(unsaid).toEqual(['type', 'format', 'price-hidden', 'too-many-rows']);
  });

  it.each(['format', 'of-tomorrow'])('are said to be invalid where %s has no sentence', async (code) => {
    await createI18n('en-US');
    const { issue } = renderHook(useSentences).result.current;
    expect(issue({ code: code as IssueCode })).toBe(english.issue.invalid);
    expect(issue({ code: code as IssueCode }, 'time')).toBe(english.issue.time);
    expect(issue({ code: 'too-long', params: { max: 3 } })).toBe('Use at most 3 characters.');
  });

  it.each([
    ['year', 'Enter 1950 at least.'],
    ['/rows/3/year', 'Enter 1950 at least.'],
    ['value', 'Enter 1,950 at least.'],
  ])('name a limit of %s as it is written', async (at, sentence) => {
    await createI18n('en-US');
    const { issue } = renderHook(useSentences).result.current;
    expect(issue({ code: 'too-small', params: { min: 1950 } }, 'number', at)).toBe(sentence);
  });

  it('are found by their JSON pointer', () => {
    expect(fieldOf('/email')).toBe('email');
    expect(fieldOf('/address/city')).toBe('address.city');
    expect(fieldOf('/a~1b~0c')).toBe('a/b~c');
  });
});

describe('a problem', () => {
  it.each([
    [429, english.problem['too-many-requests_one']],
    [500, english.problem.internal],
    [502, english.problem.unavailable],
    [503, english.problem.unavailable],
    [504, english.problem.timeout],
    [413, english.problem['too-large']],
    [418, english.problem.unknown],
  ])(
    '[SH-04] of a gateway that answers %i with a page of its own says what its status means',
    async (status, words) => {
      await createI18n('en-US');
      const { problem } = renderHook(useSentences).result.current;
      expect(problem({ type: 'unknown', status, title: '', traceId: null })).toBe(words);
    },
  );

  it('[SH-04] says how many minutes the server asks to wait', async () => {
    await createI18n('en-US');
    const { problem } = renderHook(useSentences).result.current;
    const tooMany = { type: 'too-many-requests', status: 429, title: '', traceId: null } as const;
    expect(problem({ ...tooMany, retryAfter: 61 })).toBe('Too many attempts. Wait 2 minutes and try again.');
  });
});

it('[DOM-15] are said at their place of a form: a part’s at the whole, and an item’s not at its list', async () => {
  await createI18n('en-US');
  const required = { type: 'required', code: 'required' };
  const errors = { name: required, budget: { amount: required }, lines: [undefined, { quantity: required }] };
  const form = { formState: { errors } } as unknown as UseFormReturn;
  const issueAt = renderHook(() => useIssueAt(form)).result.current;
  const paths = ['name', 'budget', 'lines.1.quantity', 'lines', 'lines.0.quantity', 'remark'];
  const sentence = english.issue.required;
  expect(paths.map((path) => issueAt(path))).toEqual([sentence, sentence, sentence, undefined, undefined, undefined]);
  expect(issueAt('name', 'choice')).toBe(english.issue.choice);
});
