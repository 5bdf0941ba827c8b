import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addAdministrator } from './add-administrator.ts';
import { addClient, CLIENT_OPTIONS, setClient } from './clients.ts';
import { addOperatingCompany } from './companies.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const company = { name: 'Lohmann', country: 'DE', currency: 'EUR', 'time-zone': 'Europe/Berlin' };
  await addOperatingCompany(database.db, { opCo: 'LO', options: company });
});
afterAll(() => database.close());

const BAU = {
  ...{ 'external-id': 'K-1', name: 'Bau A', 'customer-number': '1001' },
  ...{ 'rental-contact-phone': '+49 251 5550100', 'rental-contact-email': 'miete@lohmann.example' },
};
const add = (options: Record<string, string>, opCo = 'lo') => addClient(database.db, { opCo, options });
const set = (options: Record<string, string>) => setClient(database.db, { opCo: 'lo', options });
const read = async () => database.db.selectFrom('corporate_client').selectAll().orderBy('id').execute();

it('[OP-32] makes clients and changes them, as an import does', async () => {
  expect(await add(BAU)).toContain('The client "Bau A" is K-1 in LO.');
  await add({ ...BAU, 'external-id': 'K-2', name: 'Bau B', 'customer-number': '1002' });
  expect(
    await set({
      ...{ 'external-id': 'K-1', 'show-prices': 'yes', blocked: 'no', modules: 'order|request' },
      ...{ 'policy-approval': 'overLimit', 'policy-po-pattern': '45####', 'vat-number': 'DE136695976' },
    }),
  ).toBe('K-1: changed.');
  expect(await set({ 'external-id': 'K-1', 'show-prices': 'yes' })).toBe('K-1: unchanged.');
  expect(await set({ 'external-id': 'K-1', 'vat-number': '' })).toBe('K-1: changed.');
  expect(await read()).toMatchObject([
    {
      ...{ name: 'Bau A', customer_number: '1001', op_co: 'LO', show_prices: true, approval: 'overLimit' },
      ...{ po_pattern: '45####', rental_phone: '+492515550100', vat_number: null },
    },
    { name: 'Bau B', show_prices: false },
  ]);
  // Each has its own administrator, by its own name.
  const person = { email: 'b@bau.example', password: null, firstName: 'Bea', lastName: 'Bau', opCo: 'LO' };
  expect(await addAdministrator(database.db, { ...person, client: { name: 'Bau B' } })).toContain(
    'b@bau.example administers "Bau B" (LO).',
  );
});

it('[OP-32] refuses in one sentence what an import would, and changes nothing', async () => {
  const before = await read();
  await expect(add({ name: 'X' })).rejects.toThrow('--external-id has to be given');
  await expect(add(BAU, 'XX')).rejects.toThrow('--op-co has to name an operating company: LO.');
  await expect(add({ ...BAU, name: 'Other' })).rejects.toThrow('There is a client K-1 in LO already');
  await expect(set({ ...BAU, 'external-id': 'K-9', 'customer-number': '9' })).rejects.toThrow('There is no client K-9');
  await expect(add({ 'external-id': 'K-3', name: 'Bau C' })).rejects.toThrow('--customer-number');
  await expect(set({ 'external-id': 'K-1', 'show-prices': 'perhaps' })).rejects.toThrow('--show-prices "perhaps": ');
  await expect(set({ 'external-id': 'K-1', 'vat-number': 'DE1' })).rejects.toThrow(
    '--vat-number "DE1": is no VAT number: its form or its check digits are wrong.',
  );
  await expect(set({ 'external-id': 'K-1', 'customer-number': '1002' })).rejects.toThrow(
    '--customer-number "1002": is used already.',
  );
  await expect(set({ 'external-id': 'K-1', 'policy-approval': 'sometimes' })).rejects.toThrow('--policy-approval');
  expect(await read()).toEqual(before);
  expect(Object.keys(CLIENT_OPTIONS)).toContain('policy-cost-code-required');
});

it('[OP-66] sets the own terms of a client, with an address for each language', async () => {
  await add({ ...BAU, 'external-id': 'K-T', name: 'Bau T', 'customer-number': '1009' });
  const own = { 'terms-version': 'R 7', 'terms-from': '2026-11-01', 'terms-links-de': 'https://miete.example/r7' };
  const english = { 'terms-links-en-us': 'https://miete.example/r7-en', 'terms-fallback-language': 'en-US' };
  expect(await set({ 'external-id': 'K-T', ...own, ...english })).toBe('K-T: changed.');
  expect((await read()).at(-1)?.terms).toEqual([
    {
      ...{ version: 'R 7', from: '2026-11-01', fallbackLanguage: 'en-US' },
      links: { de: 'https://miete.example/r7', 'en-US': 'https://miete.example/r7-en' },
    },
  ]);
  await expect(set({ 'external-id': 'K-T', ...own, 'terms-links-de': 'miete.example' })).rejects.toThrow(
    '--terms-links-de',
  );
});
