import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { appConfig, operatingCompany } from '../testing/app-config.ts';
import { openTestDatabase } from '../testing/database.ts';
import { companyMismatch } from './company-codes.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const company = { name: 'Hire', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await database.db
    .insertInto('operating_company')
    .values([
      { ...company, code: 'LO' },
      { ...company, code: 'HX' },
    ])
    .execute();
});
afterAll(() => database.close());

const mismatch = (...codes: string[]) => {
  const operatingCompanies = codes.map((code) => operatingCompany({ code }));
  return companyMismatch(database.db, { appConfig: async () => JSON.parse(appConfig({ operatingCompanies })) });
};

it('[OP-24] warns of a company that only app-config.json or only the database knows', async () => {
  expect(await mismatch('NL', 'HX')).toBe(
    'app-config.json has operating companies that the database does not have: NL; make them with "operate add-operating-company". ' +
      'The database has operating companies that app-config.json does not have: LO; add them there.',
  );
  expect(await mismatch('HX', 'LO', 'PL', 'NL')).toMatch(/^app-config\.json has .*: NL, PL; make them/);
  expect(await mismatch('LO')).toMatch(/^The database has .*: HX; add them there\.$/);
});

it('[OP-24] says nothing where both know the same companies, or where no portal is served', async () => {
  expect(await mismatch('LO', 'HX')).toBeNull();
  expect(await companyMismatch(database.db, { appConfig: async () => null })).toBeNull();
});
