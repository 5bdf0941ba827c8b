import { describe, expect, it } from 'vitest';
import { Email, PhoneNumber } from './contact-schemas.ts';
import { issuesOf } from './issue.ts';
import { phoneOf } from './phone.ts';

const refused = (schema: typeof Email | typeof PhoneNumber, value: string) =>
  issuesOf(schema.safeParse(value).error?.issues ?? [], value).map(({ code }) => code);

describe('a telephone number', () => {
  it.each([
    ['+31 20 555 0150', '+31205550150'],
    ['+48 (22) 555-01-50', '+48225550150'],
    [' +494066969150 ', '+494066969150'],
  ])('[DOM-15] %s is stored as E.164', (entered, stored) => {
    expect(PhoneNumber.parse(entered)).toBe(stored);
  });

  it.each([
    '020 555 0150',
    '+31 20 555',
    '+999 20 555 0150',
    '+31205550150 ext 4',
    'call +31205550150',
    '',
    '+'.repeat(41),
  ])('[DOM-15] %j is none', (entered) => {
    expect(refused(PhoneNumber, entered)).toEqual([entered.length > 40 ? 'too-long' : 'phone']);
  });

  it.each([
    ['NL', '020 555 0150', '+31205550150'],
    ['DE', '0049 40 66969150', '+494066969150'],
    ['PL', '22 555 01 50', '+48225550150'],
    ['NL', '+48 22 555 01 50', '+48225550150'],
  ])('[DOM-15] is read as one dials it in %s', (country, entered, stored) => {
    expect(phoneOf(entered, country)).toBe(stored);
  });
});

it('[DOM-15] an e-mail address is stored in lower case, at most 254 characters long', () => {
  expect(Email.parse(' Jo.Vos@Site.Example ')).toBe('jo.vos@site.example');
  expect(refused(Email, 'jo.vos@site')).toEqual(['email']);
  expect(
    refused(Email, `jo@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(62)}.example`),
  ).toContain('too-long');
});
