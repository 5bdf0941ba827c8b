import { setTimeout as delay } from 'node:timers/promises';
import { ask, type HttpAnswer } from './ask.ts';
import type { Front } from './front.ts';

export interface SignedIn {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookie: string;
}
/** A server, or the proxy in front of it. */
export type Target = Pick<Front, 'url' | 'ca'>;
const EMAIL = 'admin@demo.example';
const PASSWORD = 'Demo-2026!';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Signs in as the demo's administrator, in their first client. */
export async function signIn({ url, ca }: Target): Promise<SignedIn> {
  const answer = await ask(`${url}/api/usermgmt/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    ca,
  });
  const { accessToken } = jsonOf<{ accessToken: string }>(answer, 200);
  const authorization = `Bearer ${accessToken}`;
  const clients = await ask(`${url}/api/corporate-clients`, { headers: { authorization }, ca });
  const { items } = jsonOf<{ items: { externalUuid: string }[] }>(clients, 200);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0]);
  return {
    headers: { authorization, 'x-mysite-corporate-client-external-uuid': items[0]?.externalUuid ?? '' },
    cookie: cookies.join('; '),
  };
}

export function jsonOf<T>({ status, body }: HttpAnswer, expected: number): T {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${body}`);
  return JSON.parse(String(body)) as T;
}

/** Returns the number of rows of each list of the demo. */
export async function totals(front: Target, headers: SignedIn['headers']): Promise<Record<string, number>> {
  const lists = ['overview/contracts', 'overview/contract-lines', 'overview/documents', 'orders', 'projects'];
  const counts = lists.map(async (list) => {
    const answer = await ask(`${front.url}/api/${list}/facets`, { headers, ca: front.ca });
    return [list, jsonOf<{ total: number }>(answer, 200).total] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Milliseconds between two requests of one sender. A machine with two cores can keep up. */
const PAUSE = 40;

export interface LoadResult {
  /** Numbers of writes that were answered 201. */
  readonly written: readonly string[];
  /** Descriptions of all other answers. */
  readonly failed: readonly string[];
  readonly reads: number;
}

/** Writes projects and reads lists from many concurrent senders until it is stopped. Sends each request once. */
export function startLoad(front: Target, user: SignedIn, prefix: string): () => Promise<LoadResult> {
  const written: string[] = [];
  const failed: string[] = [];
  let reads = 0;
  let stopped = false;
  let count = 0;
  const { url, ca } = front;

  const write = async () => {
    count += 1;
    const number = `${prefix}-${count}`;
    const answer = await ask(`${url}/api/projects`, {
      method: 'POST',
      headers: { ...user.headers, ...JSON_TYPE, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...PROJECT, number }),
      ca,
    });
    if (answer.status === 201) written.push(number);
    else failed.push(`writing ${number}: ${answer.status} ${answer.body}`);
  };
  const read = async () => {
    const answer = await ask(`${url}/api/overview/contracts`, { headers: user.headers, ca });
    if (answer.status === 200) reads += 1;
    else failed.push(`reading: ${answer.status} ${answer.body}`);
  };
  const running = Array.from({ length: 8 }, async (_, index) => {
    while (!stopped) {
      await (index % 4 === 0 ? read() : write()).catch((error: Error) => failed.push(String(error)));
      await delay(PAUSE);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(running);
    return { written, failed, reads };
  };
}

const PROJECT = {
  name: 'Written while an update rolls',
  addressId: null,
  siteContactId: null,
  defaultPo: null,
  defaultCostCode: null,
  from: null,
  to: null,
  budget: null,
};
