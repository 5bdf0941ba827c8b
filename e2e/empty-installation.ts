import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { OPTIONAL_DECLINED } from './choice.ts';
import { expect } from './journey.ts';
import { operateOn } from './operate.ts';

const PORT = 8194;
export const EMPTY_ORIGIN = `http://127.0.0.1:${PORT}`;
const DIRECTORY = resolve('test-results/empty-data');
export const EMPTY_OUTBOX = resolve(DIRECTORY, 'outbox');
export const OPERATED_PASSWORD = 'first light over the yard';
export const ADMINISTRATOR = 'ada@client.example';
export const DESK_USER = 'dora@rental.example';
export const DEPOT_MAIL = 'haarlem@rental.example';

/** The browser of a visitor of that installation who has answered the cookie question. */
export const AT_EMPTY = {
  baseURL: EMPTY_ORIGIN,
  storageState: {
    cookies: [],
    origins: [{ origin: EMPTY_ORIGIN, localStorage: [{ name: 'klaro', value: JSON.stringify(OPTIONAL_DECLINED) }] }],
  },
};

const operate = (input: string, ...args: string[]) => operateOn(DIRECTORY, input, ...args);

/** Starts a server on an empty database, and makes one company, one client, its administrator and a person at the desk. */
export async function startEmptyInstallation(): Promise<{ readonly stop: () => Promise<void> }> {
  rmSync(DIRECTORY, { recursive: true, force: true });
  const server: ChildProcess = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: {
      ...process.env,
      ...{ DATA_DIR: DIRECTORY, PORT: String(PORT), SEED: 'none', SIMULATOR: 'off', DATABASE_URL: '', SMTP_URL: '' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${EMPTY_ORIGIN}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
  operate(
    '',
    ...['add-operating-company', '--op-co', 'NL', '--name', 'Rental Nederland', '--country', 'NL', '--currency', 'EUR'],
    ...['--time-zone', 'Europe/Amsterdam', '--inbox-mail-minutes', '1'],
  );
  operate(
    '',
    ...['add-client', '--op-co', 'NL', '--external-id', 'K-1', '--name', 'Bouw A B.V.', '--customer-number', '1001'],
    ...['--rental-contact-phone', '+31 20 555 01 00', '--rental-contact-email', 'contact@rental.example'],
  );
  operate(
    OPERATED_PASSWORD,
    ...['add-administrator', '--op-co', 'NL', '--external-id', 'K-1', '--email', ADMINISTRATOR],
    ...['--first-name', 'Ada', '--last-name', 'Bakker', '--password-stdin'],
  );
  operate(
    OPERATED_PASSWORD,
    ...['add-desk-user', '--op-co', 'NL', '--email', DESK_USER, '--first-name', 'Dora', '--last-name', 'Visser'],
    '--password-stdin',
  );
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(DIRECTORY, { recursive: true, force: true });
    },
  };
}

const CONTACT = { phone: '+31235550100', email: DEPOT_MAIL };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));

/** Rows of the company's own system: a depot, a product with its rate and stock, and a machine that is on rent. */
const ROWS: readonly (readonly [path: string, row: object])[] = [
  [
    'depots/D-1',
    {
      ...{ name: 'Haarlem', line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL', ...CONTACT },
      openingTimes: EVERY_DAY,
    },
  ],
  ['product-groups/G-1', { code: 'access', names: { 'en-US': 'Access' } }],
  ['products/P-1', { code: 'LIFT-10', group: 'G-1', names: { 'en-US': 'Scissor lift 10 m' } }],
  ['rates/R-1', { product: 'P-1', from: '2026-01-01', currency: 'EUR', day: '80.00', week: '300.00' }],
  ['stock/S-1', { depot: 'D-1', product: 'P-1', pieces: 3, from: '2026-01-01' }],
  ['contracts/C-1', { client: 'K-1', number: '2026-0001', depot: 'D-1', poNumber: '4500017' }],
  [
    'lines/L-1',
    {
      ...{ contract: 'C-1', lineNo: 1, productCode: 'LIFT-10', status: 'onRent', fleetNumber: 'SL-1', quantity: 1 },
      onRentAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    },
  ],
];

/** Brings the rows in by the API, as the company's own system does. */
export async function bringRowsIn(): Promise<void> {
  const [secret] = /hyb_\S+/.exec(operate('', 'add-machine-account', '--op-co', 'NL', '--name', 'ERP')) ?? [];
  for (const [path, row] of ROWS) {
    const answer = await fetch(`${EMPTY_ORIGIN}/api/backoffice/${path}?notify=none`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect([path, answer.status, answer.status === 201 ? '' : await answer.text()]).toEqual([path, 201, '']);
  }
}
