import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '../application/application.tsx';
import { createI18n } from '../i18n/i18n.ts';
import { noteLeaving } from '../reports/leaving.ts';
import { appConfig } from '../testing/fixtures.ts';
import { here, NETHERLANDS, visit } from '../testing/visit.tsx';
import { beginsAtSignIn, isClosed } from './first-page.ts';
import { showEntrance } from './open-entrance.tsx';

let root: Root | null = null;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The entrance at an address; the test decides when its application loads or fails to. */
async function enterAt(address: string) {
  history.replaceState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  root = page;
  const links = { ...NETHERLANDS.links, terms: 'https://nl.example/terms' };
  const attempts: PromiseWithResolvers<Application>[] = [];
  const startApplication = () => {
    const attempt = Promise.withResolvers<Application>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const leaving = Promise.withResolvers<void>();
  const application = {
    preload: vi.fn<Application['preload']>(),
    signIn: vi.fn<Application['signIn']>().mockResolvedValue(null),
    message: <p>Closed on Sunday</p>,
    follow: vi.fn<Application['follow']>(),
    leftSignIn: leaving.promise,
    view: (from?: string) => <p>The application after {from}</p>,
  };
  const i18n = await createI18n('en-US', ['common', 'shell', 'problems', 'auth']);
  await act(async () =>
    showEntrance({
      page,
      i18n,
      appConfig: { ...appConfig, operatingCompanies: [{ ...NETHERLANDS, links }] },
      startApplication,
    }),
  );
  return {
    application,
    attempts,
    arrive: () => act(async () => attempts.at(-1)?.resolve(application)),
    leave: () => act(async () => leaving.resolve()),
  };
}

const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const fillIn = async () => {
  await userEvent.type(email(), 'planner@demo.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo-2026!');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('the entrance', () => {
  it.each([
    ['/auth/login', ['/application.js', '/list.js']],
    ['/', ['/application.js', '/list.js']],
    ['/order/documents/7', ['/application.js']],
  ])('[SW-09] at %s downloads %j while the form becomes interactive', async (address, files) => {
    for (const link of document.head.querySelectorAll('link')) link.remove();
    document.body.innerHTML = ['application', 'list']
      .map((part) => `<template data-ahead="${part}"><link rel="modulepreload" href="/${part}.js"></template>`)
      .join('');
    await enterAt(address);
    const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual(files.slice(0, 1));
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(hrefs()).toEqual(files));
  });

  it('[RT-05] [NAV-08] shows the form, the privacy menu and nothing of the application', async () => {
    await enterAt('/auth/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Privacy and conditions' })).toBeVisible();
    expect(screen.queryByText('Closed on Sunday')).toBeNull();
  });

  it('[RT-08] keeps the page that was asked for, with its query and hash', async () => {
    await enterAt('/order/contracts?status=overdue#row');
    expect(here()).toBe(`/auth/login?returnUrl=${encodeURIComponent('/order/contracts?status=overdue#row')}`);
  });

  it('[LO-03] says why a session ended before the page was reloaded', async () => {
    sessionStorage.setItem('signedOutBecause', 'expired');
    await enterAt('/auth/login');
    expect(await screen.findByRole('alert')).toHaveTextContent(/away for a while/);
  });

  it('[SH-01] loads the application behind what is typed: same field, same focus, and its message above', async () => {
    const { arrive } = await enterAt('/auth/login');
    const field = email();
    await userEvent.type(field, 'plan');
    await arrive();
    expect(screen.getByText('Closed on Sunday')).toBeVisible();
    expect(email()).toBe(field);
    expect(field).toHaveFocus();
    await userEvent.keyboard('ner');
    expect(field).toHaveValue('planner');
  });

  it('[SH-05] loads the page behind the form while the password is typed, not before the form can be used', async () => {
    const { application, arrive } = await enterAt('/auth/login');
    await userEvent.type(email(), 'plan');
    expect(application.preload).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => expect(application.preload).toHaveBeenCalledOnce());
    expect(application.signIn).not.toHaveBeenCalled();
  });

  it('[RT-08] signs in through the application, waiting for it with the button busy', async () => {
    const { application, arrive } = await enterAt('/auth/login');
    await fillIn();
    await submit();
    expect(screen.getByRole('button', { name: /Sign in/ })).toBeDisabled();
    expect(application.signIn).not.toHaveBeenCalled();
    await arrive();
    expect(application.signIn.mock.calls).toEqual([[{ email: 'planner@demo.example', password: 'Demo-2026!' }]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
  });

  it('[NAV-10] gives way to the application, which knows the page that was left', async () => {
    const { arrive, leave } = await enterAt('/auth/login');
    await arrive();
    await leave();
    expect(screen.getByText('The application after /auth/login')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[RT-05] says in a sentence that the application did not arrive, and asks for it again', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { attempts, application, arrive } = await enterAt('/auth/login');
    await act(async () => attempts[0]?.reject(new Error('offline')));
    expect(report).toHaveBeenCalled();
    await fillIn();
    await submit();
    await act(async () => attempts[1]?.reject(new Error('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The portal cannot be reached.');
    expect(email()).toHaveValue('planner@demo.example');
    await submit();
    await arrive();
    expect(attempts).toHaveLength(3);
    expect(application.signIn).toHaveBeenCalledOnce();
  });

  it('[SH-07] takes code that leaving cuts off for no failure, unless the page stays', async () => {
    const { attempts } = await enterAt('/auth/login');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // Long ago, so that this page is not being left in the next tests.
    vi.spyOn(performance, 'now').mockReturnValue(-60_000);
    noteLeaving({ isTrusted: true });
    attempts.at(-1)?.reject(new TypeError('error loading dynamically imported module'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(log).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(log).toHaveBeenCalledOnce();
  });

  it('[SH-05] leads on by plain links, which the application follows once it is there', async () => {
    const { application, arrive } = await enterAt('/auth/login');
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link).toHaveAttribute('href', '/auth/forgot-password');
    const left = vi.fn((event: Event) => {
      const taken = event.defaultPrevented;
      event.preventDefault();
      return taken;
    });
    window.addEventListener('click', left);
    await userEvent.click(link);
    await arrive();
    await userEvent.click(link);
    await userEvent.keyboard('{Control>}');
    await userEvent.setup().click(link);
    window.removeEventListener('click', left);
    expect(left.mock.results.slice(0, 2).map(({ value }) => value)).toEqual([false, true]);
    expect(application.follow).toHaveBeenCalledWith('/auth/forgot-password');
  });
});

describe('where a visit begins', () => {
  const PATHS = ['/', '/order', '/order/contracts', '/request/requests', '/asset', '/auth/login', '/auth/no-rights'];

  it.each(PATHS)('[RT-08] at the sign-in form on %s, as the router would have it', async (path) => {
    expect(beginsAtSignIn(localStorage, path)).toBe(true);
    await visit(path);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it.each(['/auth/register', '/instances', '/maintenance', '/error', '/orders'])('[RT-06] elsewhere on %s', (path) => {
    expect(beginsAtSignIn(localStorage, path)).toBe(false);
  });

  it('[ST-05] in the application where there is a token', () => {
    localStorage.setItem('accessToken', 'x');
    expect(PATHS.some((path) => beginsAtSignIn(localStorage, path))).toBe(false);
  });

  it('[MT-02] in maintenance where the config says so, unless sign-in is forced', () => {
    expect(isClosed(localStorage, { maintenance: true })).toBe(true);
    expect(isClosed(localStorage, { maintenance: false })).toBe(false);
    localStorage.setItem('forceLogin', 'true');
    expect(isClosed(localStorage, { maintenance: true })).toBe(false);
  });
});
