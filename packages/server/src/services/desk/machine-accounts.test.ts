import { listCompanyOrders } from '@hireyard/contract/backoffice';
import {
  createDeskMachineAccount,
  listDeskMachineAccounts,
  MACHINE_ACCOUNTS_MAX,
  revokeDeskMachineAccount,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecret, secretDigest } from '../../auth/machine-accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser } from '../../testing/fixture.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ log: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  await test.database.db.deleteFrom('machine_account').execute();
});
afterAll(() => test.close());

const list = async (token?: string) =>
  (await test.call(listDeskMachineAccounts, { sample: {}, ...(token && { token }) })).json().items;
const make = (name: string, token?: string) =>
  test.call(createDeskMachineAccount, { sample: { body: { name } }, ...(token && { token }) });
const events = () => lines.map((line) => JSON.parse(line).security).filter(Boolean);

it('[DK-11] makes an account whose secret is told once, and revokes it at once', async () => {
  const { db } = test.database;
  const answer = await make(' ERP ');
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { account, secret } = answer.json();
  const at = test.now().toISOString();
  const { id } = account;
  expect(account).toEqual({ id, name: 'ERP', createdAt: at, createdBy: 'Test User', usedAt: null, revokedAt: null });
  expect(JSON.stringify(await db.selectFrom('machine_account').selectAll().execute())).not.toContain(secret);

  const works = async () => (await test.call(listCompanyOrders, { token: secret })).statusCode;
  expect(await works()).toBe(200);
  expect(await list()).toEqual([{ ...account, usedAt: at }]);

  const revoke = () => test.call(revokeDeskMachineAccount, { sample: { params: { id } } });
  const revoked = { ...account, usedAt: at, revokedAt: at };
  expect((await revoke()).json()).toEqual(revoked);
  expect(await works()).toBe(401);
  test.advance(60_000);
  // A repeat changes nothing.
  expect((await revoke()).json()).toEqual(revoked);
  expect(events()).toEqual(['machine-account-added', 'machine-account-revoked', 'refused', 'machine-account-revoked']);
  expect(lines.join('')).not.toContain(secret);
});

it('[DK-11] lists active accounts first, made by an operator too, of its own company alone', async () => {
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  const account = (opCo: string, name: string) => ({
    ...{ id: crypto.randomUUID(), op_co: opCo, name },
    ...{ secret_hash: secretDigest(newSecret()), created_at: '2026-11-01T09:00:00Z' },
  });
  await db
    .insertInto('machine_account')
    .values([account('NL', 'Telematics'), account('DE', 'Warenwirtschaft')])
    .execute();
  const named = (items: { name: string; createdBy: string | null }[]) =>
    items.map(({ name, createdBy }) => [name, createdBy]);
  expect(named(await list())).toEqual([
    ['Telematics', null],
    ['ERP', 'Test User'],
  ]);
  const other = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
  expect(named(await list(await test.tokenOf(other)))).toEqual([['Warenwirtschaft', null]]);
});

it('[DK-11] [DK-02] is made and revoked with a right of its own, which acting does not include', async () => {
  const { db } = test.database;
  const acts = await insertDeskUser(db, 'acts@nl.example', null, { opCo: 'NL', rights: ['desk.see', 'desk.act'] });
  const token = await test.tokenOf(acts);
  const [{ id }] = await list(token);
  for (const answer of [
    await make('ERP', token),
    await test.call(revokeDeskMachineAccount, { sample: { params: { id } }, token }),
  ])
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'missing-right']);
});

it('[DK-11] refuses more active accounts than a company needs', async () => {
  const { db } = test.database;
  const many = Array.from({ length: MACHINE_ACCOUNTS_MAX }, (_, index) => ({
    ...{ id: crypto.randomUUID(), op_co: 'NL', name: `System ${index}` },
    ...{ secret_hash: secretDigest(newSecret()), created_at: test.now() },
  }));
  await db.insertInto('machine_account').values(many).execute();
  const answer = await make('One more');
  expect(answer.json()).toMatchObject({
    status: 422,
    errors: [{ pointer: '/name', code: 'too-many', params: { max: MACHINE_ACCOUNTS_MAX } }],
  });
});
