import { Credentials } from '@hireyard/contract/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkCredentials } from './credentials.ts';

it.each([
  [{}, { email: 'email', password: 'required' }],
  [{ email: ' ', password: 'x' }, { email: 'email' }],
  [
    { email: 'ann', password: '' },
    { email: 'email', password: 'required' },
  ],
  [{ email: `${'a'.repeat(250)}@b.example`, password: 'x' }, { email: 'too-long' }],
])('%j is not sent', (entered, codes) => {
  const checked = checkCredentials(entered);
  const issues = 'issues' in checked ? Object.entries(checked.issues) : [];
  expect(Object.fromEntries(issues.map(([field, issue]) => [field, issue?.code]))).toEqual(codes);
});

it('refuses nothing that the server would take', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string({ minLength: 1, maxLength: 200 }), (email, password) => {
      const accepted = Credentials.safeParse({ email, password });
      fc.pre(accepted.success);
      expect(checkCredentials({ email: ` ${email} `, password })).toEqual({ body: { email, password } });
    }),
  );
});
