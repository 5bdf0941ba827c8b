import { expect } from 'vitest';
import { run } from './server-process.ts';

/** Name of the client K-1 of the company DE. */
export const FIRST_CLIENT = 'Alpha Bouw B.V.';

const COMPANY = ['--name', 'Deutschland', '--country', 'DE', '--currency', 'EUR', '--time-zone', 'Europe/Berlin'];
const CONTACT = ['--rental-contact-phone', '+49 30 5550100', '--rental-contact-email', 'miete@de.example'];
const CLIENT = ['--external-id', 'K-1', '--name', FIRST_CLIENT, '--customer-number', '1', ...CONTACT];

/** Makes the first company of an installation and its first client, as an operator does. */
export async function addFirstClient(env: Record<string, string>): Promise<void> {
  const operate = (...args: string[]) => run('operate.ts', env, ...args).finished;
  const done = { code: 0, stderr: '' };
  expect(await operate('add-operating-company', '--op-co', 'DE', ...COMPANY)).toMatchObject(done);
  expect(await operate('add-client', '--op-co', 'DE', ...CLIENT)).toMatchObject(done);
}
