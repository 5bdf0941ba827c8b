import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { PASSWORD } from './fixture.ts';

export const REFRESH = 'hireyard_refresh';
export const DEVICE = 'hireyard_device';

export interface TestBrowser {
  /** Cookies by name, for the next call. */
  readonly cookies: Map<string, string>;
  signIn(email: string, password?: string): Promise<LightMyRequestResponse>;
  refresh(): Promise<LightMyRequestResponse>;
  logout(): Promise<LightMyRequestResponse>;
}

/**
 * Creates a browser that signs in at the test server and stores its cookies. It can start with another browser's
 * cookies.
 */
export function openBrowser(
  { app }: TestApp,
  {
    address = '127.0.0.1',
    userAgent = '',
    cookies = {},
  }: { address?: string; userAgent?: string; cookies?: Readonly<Record<string, string>> } = {},
): TestBrowser {
  const jar = new Map(Object.entries(cookies));
  const send = async (action: string, payload?: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/usermgmt/auth/${action}`,
      remoteAddress: address,
      headers: { 'user-agent': userAgent },
      cookies: Object.fromEntries(jar),
      ...(payload ? { payload } : {}),
    });
    for (const { name, value } of answer.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  return {
    cookies: jar,
    signIn: (email, password = PASSWORD) => send('login', { email, password }),
    refresh: () => send('refresh'),
    logout: () => send('logout'),
  };
}

export const cookieIn = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);

/** Returns the value of a cookie that an answer sets. */
export function valueIn(answer: LightMyRequestResponse, name: string): string {
  const cookie = cookieIn(answer, name);
  if (!cookie?.value) throw new Error(`no cookie ${name} was set`);
  return cookie.value;
}
