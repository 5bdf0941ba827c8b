import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { checkNoDemoConfig, demoValues } from './demo-config.ts';

const SHIPPED = new URL('../../../portal/public/assets/app-config.json', import.meta.url);
const shipped = async () => JSON.parse(await readFile(SHIPPED, 'utf8'));

it('[OP-13] finds each link, number and address of the demo in the config that is shipped', async () => {
  const fields = ['links.terms', 'links.privacy', 'links.cookies', 'rentalContact.phone', 'rentalContact.email'];
  expect(demoValues(await shipped())).toEqual(
    ['NL', 'DE', 'PL'].flatMap((code) => fields.map((name) => `${code}.${name}`)),
  );
});

it('[OP-13] takes a company with a code of the demo and values of its own', () => {
  const own = {
    code: 'NL',
    links: { terms: 'https://verhuur.example.org/hireyard.example-terms', privacy: '', cookies: '' },
    rentalContact: { phone: '+31 20 555 0199', email: 'info@nothireyard.example' },
  };
  expect(demoValues({ operatingCompanies: [own] })).toEqual([]);
  expect(
    demoValues({ operatingCompanies: [{ ...own, rentalContact: { phone: '+31 20/5550100', email: '' } }] }),
  ).toEqual(['NL.rentalContact.phone']);
  expect(demoValues(null)).toEqual([]);
});

it.each([
  ['prod', 'none', true],
  ['prod', 'demo', false],
  ['pp', 'none', false],
] as const)('[OP-13] in %s with SEED=%s refuses to start: %s', async (portalEnv, seed, isRefused) => {
  const check = checkNoDemoConfig({ portalEnv, seed }, { appConfig: shipped });
  if (isRefused) await expect(check).rejects.toThrow(/^app-config\.json still has .*NL\.links\.terms, .*CONFIG_DIR\.$/);
  else await expect(check).resolves.toBeUndefined();
});
