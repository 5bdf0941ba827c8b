import { Credentials, ProfileEdit } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from './field-errors.ts';
import { ISSUE_KEYS, issueKey } from './issue.ts';
import { byContract, type IssueError } from './resolver.ts';

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
      phone: 'invalid',
      preferredLanguageCode: 'choice',
    });
    expect(await check(ProfileEdit, {})).toMatchObject({ firstName: 'required' });
  });

  it.each([
    ['required', {}, 'required'],
    ['too-long', { max: 254 }, 'tooLong'],
    ['too-short', { min: 8 }, 'tooShort'],
    ['too-large', { max: 999 }, 'tooLarge'],
    ['too-small', { min: 1 }, 'tooSmall'],
    ['format', { format: 'email' }, 'email'],
    ['format', { format: 'date' }, 'date'],
    ['format', { format: 'regex' }, 'invalid'],
    ['choice', {}, 'choice'],
    ['unknown', {}, 'unknown'],
    ['type', {}, 'invalid'],
    ['characters', {}, 'invalid'],
  ] as const)('as the server codes them: %s %j is said as %s', (code, params, key) => {
    expect(issueKey({ code, params })).toBe(key);
  });

  it('always have a sentence, whatever the code', () => {
    const params = fc.dictionary(
      fc.constantFrom('origin', 'minimum', 'format', 'input'),
      fc.oneof(fc.string(), fc.integer()),
    );
    fc.assert(
      fc.property(fc.string(), params, (code, given) => {
        expect(ISSUE_KEYS).toContain(issueKey({ code, params: given }));
      }),
    );
  });

  it('are found by their JSON pointer', () => {
    expect(fieldOf('/email')).toBe('email');
    expect(fieldOf('/address/city')).toBe('address.city');
    expect(fieldOf('/a~1b~0c')).toBe('a/b~c');
  });
});
