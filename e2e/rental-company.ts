import { execFileSync } from 'node:child_process';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { DATA_DIR } from './data-dir.ts';
import { expect } from './journey.ts';

/** An account of the rental company's ERP, as an operator makes it. */
function secretOf(name: string): string {
  const made = execFileSync(
    process.execPath,
    ['packages/server/src/operate.ts', 'add-machine-account', '--op-co', 'NL', '--name', name],
    { env: { ...process.env, DATA_DIR, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  return /hyb_\S+/.exec(made)?.[0] ?? '';
}

/** What the API answered; fails the journey where it was refused. */
export const answerOf = async (sent: Promise<APIResponse>) => {
  const response = await sent;
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
};

/** The rental company, which acts by its own API. */
export function rentalCompany(request: APIRequestContext, name: string) {
  const headers = { authorization: `Bearer ${secretOf(name)}` };
  return {
    one: (path: string) => answerOf(request.get(`/api/backoffice/${path}`, { headers })),
    list: async (path: string) => (await answerOf(request.get(`/api/backoffice/${path}`, { headers }))).items,
    act: (path: string, data: object = {}) =>
      answerOf(
        request.post(`/api/backoffice/${path}`, {
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          data,
        }),
      ),
  };
}
export type RentalCompany = ReturnType<typeof rentalCompany>;
