import { render, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../application/App.tsx';
import type { HttpRequest } from '../http/types.ts';
import type { PortalRouter } from '../router/create-router.tsx';
import { type Answers, fakeHttp } from './fake-http.ts';
import { type Opening, open } from './open.ts';
import { visitor } from './state.ts';

export { type Answers, refusal } from './fake-http.ts';
// Re-exported, so that page tests import only this file.
export { CLIENT, NETHERLANDS, PROFILE, SESSIONS, user, visitor } from './state.ts';

interface Visit extends Partial<Omit<Opening, 'language'>> {
  answers?: Answers;
  /** State of the history entry, as after a reload. */
  entry?: object;
  /** Renders before the code of the first page has loaded. */
  rendersAtOnce?: boolean;
}

/** Opens the application's real routes at an address. Pass `http` instead of `answers` to control time or order. */
export async function visit(
  address: string,
  { answers = {}, entry, http: own, rendersAtOnce, ...opening }: Visit = {},
) {
  window.history.replaceState(entry ?? null, '', address);
  // jsdom has no layout, so there is nothing to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  const { http, requests } = fakeHttp(answers);
  const opened = await open({ state: visitor(), ...opening, http: own ?? http });
  // A navigation that is still loading would change the address of the next test.
  onTestFinished(() => opened.router.dispose());
  if (!rendersAtOnce) await pageLoaded(opened.router);
  return { ...render(<App {...opened} />), ...opened, requests };
}

/** Resolves when the code of the first page has loaded, which takes seconds on a cold, busy machine. */
const pageLoaded = (router: PortalRouter) =>
  new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(settle);
    function settle() {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    }
    settle();
  });

/** Returns the current path, query and hash. */
export const here = () => window.location.pathname + window.location.search + window.location.hash;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Returns the calls that change data. */
export const writes = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method !== 'GET');
/** Returns the idempotency key of each write. */
export const keysOf = (requests: readonly HttpRequest[]) =>
  writes(requests).map(({ headers }) => headers?.['Idempotency-Key']);
