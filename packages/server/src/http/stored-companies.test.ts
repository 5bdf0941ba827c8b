import { putOperatingCompany } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setOperatingCompany } from '../operate/companies.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { appConfig, operatingCompany } from '../testing/app-config.ts';
import { rentalCompanies } from './rental-companies.ts';
import { withStoredCompanies } from './stored-companies.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const LINKS = { terms: 'https://file.example/terms', privacy: 'https://file.example/privacy', cookies: '' };
const FILE = appConfig({
  operatingCompanies: [operatingCompany({ links: LINKS }), operatingCompany({ code: 'DE', links: LINKS })],
});
/** Config files that read the database anew each time. */
const filesOf = (db: TestApp['database']['db'], content: string | null = FILE) =>
  withStoredCompanies(
    {
      environment: async () => null,
      appConfig: async () => content && JSON.parse(content),
      policy: async () => '',
    },
    db,
  );
const companiesOf = async () =>
  (await filesOf(test.database.db).appConfig())?.operatingCompanies as ReturnType<typeof operatingCompany>[];
const put = (body: object) => test.call(putOperatingCompany, { sample: { body } });

it('[OP-87] the values of the database count before those of the file, and for their company alone', async () => {
  expect(await companiesOf()).toEqual(JSON.parse(FILE).operatingCompanies);
  const own = {
    ...{ languages: ['nl', 'fr'], termsLink: 'https://own.example/terms', cookiesLink: 'https://own.example/cookies' },
    ...{ privacyLink: '', contactPhone: '+31 20 555 01 99', contactEmail: 'Own@nl.example' },
  };
  const stored = await put(own);
  expect(stored.json()).toMatchObject({ languages: ['nl', 'fr'], privacyLink: '', accessibilityLink: null });
  const [nl, de] = await companiesOf();
  expect(nl).toMatchObject({
    name: 'Hireyard Nederland',
    languages: ['nl', 'fr'],
    links: { terms: 'https://own.example/terms', privacy: '', cookies: 'https://own.example/cookies' },
    rentalContact: { phone: '+31 20 555 0199', email: 'own@nl.example' },
  });
  expect(de).toEqual(JSON.parse(FILE).operatingCompanies[1]);
  // Mails go to the same contact.
  const [company] = await rentalCompanies(filesOf(test.database.db));
  expect(company?.contact).toEqual({ phone: '+31 20 555 0199', email: 'own@nl.example' });
  // What is taken away is that of the file again.
  await setOperatingCompany(test.database.db, {
    opCo: 'NL',
    options: { 'terms-link': '', 'cookies-link': 'none', 'contact-email': '', languages: 'nl, en-US' },
  });
  expect((await companiesOf())[0]).toMatchObject({
    languages: ['nl', 'en-US'],
    links: { terms: LINKS.terms, privacy: '', cookies: '' },
    rentalContact: { phone: '+31 20 555 0199', email: 'verhuur@nl.hireyard.example' },
  });
});

it('[OP-87] refuses what no menu can show', async () => {
  const wrong = {
    termsLink: ['http://own.example', 'javascript:alert(1)', '/terms', `https://own.example/${'a'.repeat(500)}`],
    languages: [[], ['es'], ['nl', 'nl']],
    contactPhone: ['020', ''],
    contactEmail: ['nobody'],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const answer = await put({ [field]: value });
      expect([answer.statusCode, answer.json().errors?.[0].pointer], `${field} ${value}`).toEqual([
        422,
        expect.stringMatching(new RegExp(`^/${field}`)),
      ]);
    }
  const options = { 'terms-link': 'http://own.example', languages: 'nl,es', 'contact-phone': '020' };
  for (const [name, value] of Object.entries(options))
    await expect(setOperatingCompany(test.database.db, { opCo: 'NL', options: { [name]: value } })).rejects.toThrow(
      'has to be',
    );
});

it('[OP-87] shows the file alone where no database answers, and nothing without a file', async () => {
  const broken = { selectFrom: () => ({ select: () => ({ execute: () => Promise.reject(new Error('away')) }) }) };
  expect(await filesOf(broken as never).appConfig()).toEqual(JSON.parse(FILE));
  expect(await filesOf(test.database.db, null).appConfig()).toBeNull();
});
