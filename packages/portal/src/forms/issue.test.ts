import { ISSUE_CODES, type IssueCode } from '@hireyard/contract';
import { Credentials, ProfileEdit } from '@hireyard/contract/schemas';
import { describe, expect, it } from 'vitest';
import english from '../i18n/locales/en-US/problems.json' with { type: 'json' };
import { fieldOf } from './field-errors.ts';
import { type IssueError, issueKey } from './issue.ts';
import { byContract } from './resolver.ts';

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

  it.each(ISSUE_CODES)('have a sentence for the reason %s', (code) => {
    expect(english.issue).toHaveProperty(issueKey({ code }));
  });

  it('have a sentence where a newer server gives a reason that is not known here', () => {
    expect(issueKey({ code: 'of-tomorrow' as IssueCode })).toBe('invalid');
  });

  it('are found by their JSON pointer', () => {
    expect(fieldOf('/email')).toBe('email');
    expect(fieldOf('/address/city')).toBe('address.city');
    expect(fieldOf('/a~1b~0c')).toBe('a/b~c');
  });
});
