import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './journey.ts';
import { operate } from './operate.ts';

/** Creates a machine account for the rental company's ERP by the operator's command, and returns its secret. */
function createMachineAccount(name: string): string {
  const output = operate('add-machine-account', '--op-co', 'NL', '--name', name);
  return /hyb_\S+/.exec(output)?.[0] ?? '';
}

/** Returns the body of an answer; fails the journey if the status is not 2xx. */
export const answerOf = async (request: Promise<APIResponse>) => {
  const response = await request;
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
};

/** Calls the back-office API as the rental company. */
export function rentalCompany(request: APIRequestContext, name: string) {
  const headers = { authorization: `Bearer ${createMachineAccount(name)}` };
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
