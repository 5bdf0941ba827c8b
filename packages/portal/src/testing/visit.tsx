import { render, screen } from '@testing-library/react';
import { App } from '../application/App.tsx';
import type { HttpRequest } from '../http/types.ts';
import { type Answers, fakeHttp } from './fake-http.ts';
import { type Opening, open } from './open.ts';
import { visitor } from './state.ts';

export { type Answers, refusal } from './fake-http.ts';
// What a test of a page needs comes from here.
export { CLIENT, NETHERLANDS, PROFILE, SESSIONS, user, visitor } from './state.ts';

interface Visit extends Partial<Omit<Opening, 'language'>> {
  answers?: Answers;
  /** What the browser keeps with the entry of the history, as after a reload. */
  entry?: object;
}

/** Opens the application's real routes at an address. `http` takes the place of `answers` where time or order matters. */
export async function visit(address: string, { answers = {}, entry, http: own, ...opening }: Visit = {}) {
  window.history.replaceState(entry ?? null, '', address);
  // jsdom has no layout, so there is nothing to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  const { http, requests } = fakeHttp(answers);
  const opened = await open({ state: visitor(), ...opening, http: own ?? http });
  return { ...render(<App {...opened} />), ...opened, requests };
}

/** The current path, query and hash. */
export const here = () => window.location.pathname + window.location.search + window.location.hash;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** The calls that change something. */
export const writes = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method !== 'GET');
/** The idempotency key of each write. */
export const keysOf = (requests: readonly HttpRequest[]) =>
  writes(requests).map(({ headers }) => headers?.['Idempotency-Key']);
