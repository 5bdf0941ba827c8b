import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { type Administrator, addAdministrator } from './add-administrator.ts';
import { addClient } from './clients.ts';
import { addOperatingCompany } from './companies.ts';
import { setAvailability } from './set-availability.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wanted: Administrator = {
  ...{ email: 'ada@a.example', password: 'a password of one line', firstName: 'Ada', lastName: ' Bakker ' },
  ...{ client: { name: ' Alpha Bouw ' }, opCo: 'NL' },
};

it('[DOM-27] an operator enters what users may enter, and is told which option is wrong', async () => {
  const { db } = database;
  const company = { name: 'Netherlands', country: 'NL', currency: 'EUR', 'time-zone': 'Europe/Amsterdam' };
  await addOperatingCompany(db, { opCo: 'NL', options: company });
  const contact = { 'rental-contact-phone': '+31 20 555 01 00', 'rental-contact-email': 'rental@a.example' };
  const client = { 'external-id': 'K-1', name: 'Alpha Bouw', 'customer-number': '1', ...contact };
  await addClient(db, { opCo: 'NL', options: client });
  for (const [option, change] of [
    ['--first-name', { firstName: '' }],
    ['--last-name', { lastName: 'Bakker\u001b[2J' }],
    ['--company', { client: { name: 'Alpha\nBouw' } }],
  ] as const) {
    await expect(addAdministrator(db, { ...wanted, ...change }), option).rejects.toThrow(
      new RegExp(`^${option} has to be one line of 1 to \\d+ characters, all of which can be seen\\.$`),
    );
  }
  await expect(setAvailability(db, 'UP', 'Back at\r\nnoon')).rejects.toThrow(/^--banner has to be one line/);
  expect(await db.selectFrom('app_user').select('id').execute()).toEqual([]);

  expect(await addAdministrator(db, wanted)).toBe('ada@a.example administers "Alpha Bouw" (NL).');
  expect(await db.selectFrom('app_user').select('last_name').execute()).toEqual([{ last_name: 'Bakker' }]);
  expect(await setAvailability(db, 'DOWN', '')).toBe('The portal is DOWN, without a banner.');
});
