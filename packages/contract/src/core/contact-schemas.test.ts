import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Email, PersonName, PhoneNumber } from './contact-schemas.ts';
import { issuesOf } from './issue.ts';
import { phoneOf } from './phone.ts';

const refused = (schema: z.ZodMiniType, value: string) =>
  issuesOf(schema.safeParse(value).error?.issues ?? [], value).map(({ code }) => code);

describe('a telephone number', () => {
  it.each([
    ['+31 20 555 0150', '+31205550150'],
    ['+48 (22) 555-01-50', '+48225550150'],
    [' +494066969150 ', '+494066969150'],
    ['\u202a+31 20 555 0150\u202c', '+31205550150'],
    ['+33\u202f1\u202f23\u202f45\u202f67\u202f89', '+33123456789'],
    ['\u200e+31\t20\u200e 555\u200f 0150', '+31205550150'],
  ])('[DOM-15] %s is stored as E.164', (input, stored) => {
    expect(PhoneNumber.parse(input)).toBe(stored);
  });

  it.each([
    '020 555 0150',
    '+31 20 555',
    '+999 20 555 0150',
    '+31205550150 ext 4',
    'call +31205550150',
    '',
    '+'.repeat(41),
  ])('[DOM-15] %j is none', (input) => {
    expect(refused(PhoneNumber, input)).toEqual([input.length > 40 ? 'too-long' : 'phone']);
  });

  it.each([
    ['NL', '020 555 0150', '+31205550150'],
    ['DE', '0049 40 66969150', '+494066969150'],
    ['PL', '22 555 01 50', '+48225550150'],
    ['NL', '+48 22 555 01 50', '+48225550150'],
  ])('[DOM-15] is read as one dials it in %s', (country, input, stored) => {
    expect(phoneOf(input, country)).toBe(stored);
  });
});

it.each([
  'info@bücher-verleih.example',
  'jan@xn--e1afmkfd.xn--p1ai',
  'jan@пример.рф',
  'sales&service@a.example',
  "o'brien+site_7@a-b.example",
])('[DOM-15] %s is an address', (entered) => {
  expect(Email.parse(`\u200e${entered.toUpperCase()}\u202c `)).toBe(entered);
});

it.each([
  '.jan@a.example',
  'jan..b@a.example',
  'jan@a..example',
  'jan@-a.example',
  'jan@127.0.0.1',
  'jan b@a.example',
  `${'a'.repeat(65)}@a.example`,
  'jan@a.example,x@a.example',
  '<jan@a.example>',
])('[DOM-15] %s is no address', (entered) => {
  expect(refused(Email, entered)).toEqual(['email']);
});

it('[HT-08] a long text is no address within a second', () => {
  const start = Date.now();
  for (const text of ['a'.repeat(240_000), `a@${'b.'.repeat(120_000)}`, `a@${'b'.repeat(240_000)}`])
    refused(Email, text);
  expect(Date.now() - start).toBeLessThan(2_000);
});

it.each(['Visit evil.example', 'EVIL.EXAMPLE', 'www.evil', 'jan@a.example', 'https://evil', 'evil。example', 'Dr.Max'])(
  '[DOM-07] the name %s has an address, which mail programs make a link of',
  (name) => {
    expect(refused(PersonName, name)).toEqual(['address-in-name']);
  },
);

it.each(['J.P. de Wit', 'M.A.de Vries', 'St. John', 'v.d.Berg', 'Łukasz', "D'Angelo-Smith Jr."])(
  '[DOM-07] %s is a name',
  (name) => {
    expect(PersonName.parse(name)).toBe(name);
  },
);

it('[DOM-15] an e-mail address is stored in lower case, at most 254 characters long', () => {
  expect(Email.parse(' Jo.Vos@Site.Example ')).toBe('jo.vos@site.example');
  expect(refused(Email, 'jo.vos@site')).toEqual(['email']);
  expect(
    refused(Email, `jo@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(62)}.example`),
  ).toContain('too-long');
});
