import { expect, it } from 'vitest';
import { accountEmail } from './account-email.ts';

it.each([
  ['Jo.Vos@Site.Example', 'jo.vos@site.example'],
  ['info@Bücher-Verleih.example', 'info@xn--bcher-verleih-wob.example'],
  ['info@xn--bcher-verleih-wob.example', 'info@xn--bcher-verleih-wob.example'],
  ['jan@пример.рф', 'jan@xn--e1afmkfd.xn--p1ai'],
  ['sales&service@a.example', 'sales&service@a.example'],
])('[DOM-15] %s is the account %s', (entered, stored) => {
  expect(accountEmail(entered)).toBe(stored);
});
