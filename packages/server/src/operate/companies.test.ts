import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addOperatingCompany, setOperatingCompany } from './companies.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NEW = { name: 'Lohmann', country: 'de', currency: 'eur', 'time-zone': 'Europe/Berlin' };
const read = async (code: string) =>
  database.db.selectFrom('operating_company').selectAll().where('code', '=', code).executeTakeFirst();

it('[OP-19] makes operating companies, and changes what its invoices say of the seller', async () => {
  const { db } = database;
  expect(await addOperatingCompany(db, { opCo: 'lo', options: NEW })).toBe('The operating company LO is "Lohmann".');
  await addOperatingCompany(db, { opCo: 'L2', options: { ...NEW, name: 'Second' } });
  await setOperatingCompany(db, {
    opCo: 'lo',
    options: {
      ...{
        language: 'de',
        'legal-name': 'Lohmann Miet GmbH',
        'vat-number': 'DE 136695976',
        'peppol-id': '9930:de136695976',
      },
      ...{ iban: 'de89 3704 0044 0532 0130 00', 'confirms-off-hires': 'no', 'min-rental-days': '2' },
      ...{ 'order-cut-off': '14:30', city: 'Münster', 'inbox-mail-minutes': '45' },
    },
  });
  expect(await read('LO')).toMatchObject({
    ...{ name: 'Lohmann', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin', language: 'de' },
    ...{ legal_name: 'Lohmann Miet GmbH', vat_number: 'DE136695976', iban: 'DE89370400440532013000' },
    ...{ confirms_off_hires: false, min_rental_days: 2, order_cut_off: '14:30', city: 'Münster' },
    inbox_mail_minutes: 45,
  });
  expect(await read('L2')).toMatchObject({
    name: 'Second',
    legal_name: null,
    confirms_off_hires: true,
    inbox_mail_minutes: 10,
  });
  await setOperatingCompany(db, { opCo: 'L2', options: { 'inbox-mail-minutes': 'off' } });
  expect(await read('L2')).toMatchObject({ inbox_mail_minutes: null });
});

it('[OP-19] refuses a company that is there, one that is not, and each wrong value in one sentence', async () => {
  const { db } = database;
  await addOperatingCompany(db, { opCo: 'R1', options: NEW });
  await expect(addOperatingCompany(db, { opCo: 'r1', options: NEW })).rejects.toThrow(
    'There is an operating company R1',
  );
  const { currency: _, ...rest } = NEW;
  await expect(addOperatingCompany(db, { opCo: 'R2', options: rest })).rejects.toThrow('needs --currency;');
  await expect(setOperatingCompany(db, { opCo: 'ZZ', options: { city: 'A' } })).rejects.toThrow('--op-co has to name');
  const wrong = {
    ...{ iban: 'DE88370400440532013000', 'time-zone': 'Berlin', country: 'Germany', 'order-cut-off': '25:00' },
    ...{ 'confirms-off-hires': 'perhaps', 'min-rental-days': 'many', language: 'es', name: ' ' },
    'inbox-mail-minutes': '0',
  };
  for (const [name, value] of Object.entries(wrong))
    await expect(setOperatingCompany(db, { opCo: 'R1', options: { [name]: value } }), name).rejects.toThrow(
      `--${name} has to be `,
    );
  expect(await read('R1')).toMatchObject({ name: 'Lohmann', iban: null, time_zone: 'Europe/Berlin' });
});

it('[OP-76] sets the workdays, and an empty value takes a value away where there may be none', async () => {
  const { db } = database;
  await addOperatingCompany(db, { opCo: 'W1', options: { ...NEW, city: 'Münster', 'work-days': '1,2, 6' } });
  expect(await read('W1')).toMatchObject({ work_days: [1, 2, 6], city: 'Münster' });
  const set = (options: Record<string, string>) => setOperatingCompany(db, { opCo: 'W1', options });
  await set({ city: '', 'inbox-mail-minutes': '' });
  expect(await read('W1')).toMatchObject({ city: null, inbox_mail_minutes: null, work_days: [1, 2, 6] });
  for (const [name, value] of Object.entries({ 'work-days': '0,1', name: '', language: '', 'order-cut-off': '' }))
    await expect(set({ [name]: value }), name).rejects.toThrow(`--${name} has to be `);
  for (const value of ['', '8', 'monday', '1,,2'])
    await expect(set({ 'work-days': value }), value).rejects.toThrow('--work-days has to be days');
  expect(await read('W1')).toMatchObject({ name: 'Lohmann', work_days: [1, 2, 6] });
});

it('[OP-66] sets the terms of a company as JSON, and takes them away', async () => {
  const { db } = database;
  await addOperatingCompany(db, { opCo: 'T1', options: NEW });
  const terms = [{ version: '2026-01', from: '2026-01-01', links: { de: 'https://miete.example/agb' } }];
  const set = (entered: string) => setOperatingCompany(db, { opCo: 'T1', options: { terms: entered } });
  await set(JSON.stringify(terms));
  expect((await read('T1'))?.terms).toEqual(terms.map((one) => ({ ...one, fallbackLanguage: null })));
  for (const wrong of ['2026-01', '[{}]', '{'])
    await expect(set(wrong)).rejects.toThrow('--terms has to be all versions as JSON');
  await set('[]');
  expect((await read('T1'))?.terms).toEqual([]);
});

it('[OP-85] sets closing days and worked days, and takes them away', async () => {
  const { db } = database;
  await addOperatingCompany(db, { opCo: 'C1', options: NEW });
  const set = (options: Record<string, string>) => setOperatingCompany(db, { opCo: 'C1', options });
  const closing = [{ date: '2026-12-28', name: 'Inventur' }];
  await set({ 'closing-days': JSON.stringify(closing), 'worked-days': '2027-05-13, 2027-05-14' });
  expect(await read('C1')).toMatchObject({ closing_days: closing, worked_days: ['2027-05-13', '2027-05-14'] });
  for (const value of ['', '2026-12-28', '[{"date":"2026-12-28"}]'])
    await expect(set({ 'closing-days': value }), value).rejects.toThrow('--closing-days has to be all days as JSON');
  await expect(set({ 'worked-days': '28.12.2026' })).rejects.toThrow('--worked-days has to be days');
  await set({ 'closing-days': '[]', 'worked-days': 'none' });
  expect(await read('C1')).toMatchObject({ closing_days: [], worked_days: [] });
});
