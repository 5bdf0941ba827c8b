import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineOf } from '../auth/machine-accounts.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addMachineAccount, listMachineAccounts, revokeMachineAccount } from './machine-accounts.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const nl = { code: 'NL', name: 'Hireyard NL', country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam' };
  await database.db.insertInto('operating_company').values(nl).execute();
});
afterAll(() => database.close());

it('[OP-10] is made, listed and revoked by an operator; its secret is shown once and kept nowhere', async () => {
  const { db } = database;
  expect(await listMachineAccounts(db)).toBe('There is no machine account.');
  const made = await addMachineAccount(db, { opCo: 'nl', name: ' ERP ' });
  const [, id = '', secret = ''] =
    /^"ERP" acts for NL; its id is (\S+)\. The secret, shown this once: (hyb_[\w-]{43})$/.exec(made) ?? [];
  expect(secret).not.toBe('');
  const stored = JSON.stringify(await db.selectFrom('machine_account').selectAll().execute());
  expect(stored).not.toContain(secret.slice('hyb_'.length));

  const signIn = (now = NOW) => machineOf(db, `Bearer ${secret}`, now);
  expect(await listMachineAccounts(db)).toMatch(/NL {2}"ERP" {2}made \S+ {2}never used$/);
  expect(await signIn()).toEqual({ accountId: id, name: 'ERP', opCo: 'NL', clock: null });
  expect(await listMachineAccounts(db)).toContain(`used ${NOW.toISOString()}`);
  await signIn(new Date(NOW.getTime() + 3_599_999));
  expect(await listMachineAccounts(db)).toContain(`used ${NOW.toISOString()}`);

  expect(await revokeMachineAccount(db, id)).toBe('"ERP" is revoked.');
  expect(await signIn()).toBeNull();
  const listed = await listMachineAccounts(db);
  expect(listed).toContain('revoked');
  await revokeMachineAccount(db, id);
  expect(await listMachineAccounts(db)).toBe(listed);
});

it('[OP-10] says in one sentence what is wrong', async () => {
  const { db } = database;
  await expect(addMachineAccount(db, { opCo: 'XX', name: 'ERP' })).rejects.toThrow(
    '--op-co has to name an operating company: NL.',
  );
  await expect(revokeMachineAccount(db, 'x')).rejects.toThrow('"x" is no id.');
  const unknown = crypto.randomUUID();
  await expect(revokeMachineAccount(db, unknown)).rejects.toThrow(`There is no machine account ${unknown}.`);
});
