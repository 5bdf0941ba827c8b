import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenFor } from '../../testing/epic-test.ts';
import {
  type Answers,
  button,
  field,
  here,
  NETHERLANDS,
  refusal,
  user,
  visit,
  visitor,
  writes,
} from '../../testing/visit.tsx';

const LOGIN = 'POST /auth/login';
const FORGOT = 'POST /public/profiles/password';
const RESET = 'POST /public/profiles/password/reset';
const LINK = 'POST /public/profiles/password/link';
const ACCEPT = 'POST /public/invitations/accept';
const REGISTER = 'POST /prospects';
const CHOSEN = 'tall cranes over the harbor';
const signsIn = { [LOGIN]: { accessToken: tokenFor('u-1', 9e12), expiresIn: 600 } };

const open = async (address: string, title: string, answers: Answers = {}, state = {}) => {
  const answered = { [LINK]: { email: 'ann@client.example' }, ...answers };
  const visited = await visit(address, { answers: answered, ...state });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toMatch(new RegExp(`^${title.replace('?', '\\?')} · .*Hireyard$`));
  return { ...visited, person: userEvent.setup() };
};

beforeEach(() => window.localStorage.clear());

describe('a forgotten password', () => {
  it('[RT-05] has a link mailed, and says the same whoever has the address', async () => {
    const { person, requests } = await open('/auth/forgot-password', 'Forgot your password?', { [FORGOT]: undefined });
    await person.type(field('E-mail address'), ' ann@client.example ');
    await person.click(button('Send the link'));
    const sentence =
      'If ann@client.example belongs to an account, an e-mail is on its way. Its link works once, and for one hour.';
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: '+31205550199' })).toBeVisible();
    expect(requests).toMatchObject([{ base: 'main', body: { email: 'ann@client.example' } }]);
  });

  it('[RT-05] asks for an address in words, and says why it cannot be sent', async () => {
    const { person, requests } = await open('/auth/forgot-password', 'Forgot your password?', {
      [FORGOT]: refusal({ type: 'too-many-requests', status: 429 }),
    });
    await person.type(field('E-mail address'), 'ann');
    await person.click(button('Send the link'));
    await waitFor(() => expect(field('E-mail address')).toHaveAccessibleDescription(/such as name@company\.com/));
    expect(requests).toEqual([]);
    await person.type(field('E-mail address'), '@client.example');
    await person.click(button('Send the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});

describe.each([
  ['/auth/reset-password', 'Set a new password', RESET, 'Save and sign in', 'Send a new link'],
  ['/auth/accept-invitation', 'Accept your invitation', ACCEPT, 'Accept and sign in', /^Ask whoever invited you/],
] as const)('%s', (path, title, call, submit, help) => {
  const choose = async (person: ReturnType<typeof userEvent.setup>, password: string) => {
    await person.clear(screen.getByLabelText('New password'));
    await person.type(screen.getByLabelText('New password'), password);
    await person.click(button(submit));
  };

  it('[RT-05] [SE-01] takes a password that is good enough, and signs in with it', async () => {
    const { person, requests, store } = await open(`${path}#secret`, title, {
      ...signsIn,
      [LINK]: { email: 'ann@client.example' },
      [call]: { email: 'ann@client.example' },
    });
    const account = () => document.querySelector<HTMLInputElement>('form input[autocomplete=username]');
    await waitFor(() => expect(account()?.value).toBe('ann@client.example'));
    expect(account()).not.toBeVisible();
    expect(requests.splice(0)).toMatchObject([
      { method: 'POST', body: { token: 'secret', purpose: call === RESET ? 'reset' : 'invitation' } },
    ]);
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(here()).toBe(path));
    await choose(person, 'too short');
    expect(await screen.findByText('Use at least 12 characters.')).toBeVisible();
    expect(requests).toEqual([]);
    await choose(person, CHOSEN);
    await waitFor(() => expect(store.getState().user.status).toBe('signedIn'));
    expect(writes(requests).map(({ body }) => body)).toEqual([
      { token: 'secret', password: CHOSEN },
      { email: 'ann@client.example', password: CHOSEN },
    ]);
    await waitFor(() => expect(here()).not.toContain(path));
  });

  it('[SE-01] says in words why a known password is refused', async () => {
    const errors = [{ pointer: '/password', code: 'known-password' as const }];
    const { person } = await open(`${path}#secret`, title, {
      [call]: refusal({ type: 'validation', status: 422, errors }),
    });
    await choose(person, 'password12345');
    expect(await screen.findByText(/widely known or easy to guess/)).toBeVisible();
  });

  it('[OP-05] says what to do about a link that no longer works, or that is cut off', async () => {
    const answers = { [call]: refusal({ type: 'link-expired', status: 410 }) };
    const { person, unmount } = await open(`${path}#secret`, title, answers);
    await choose(person, CHOSEN);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link no longer works/);
    expect(screen.getByText(help)).toBeVisible();
    unmount();
    await open(path, title);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link no longer works/);
  });

  it('[SE-01] leaves who is signed in here as they are', async () => {
    const { person, requests, store } = await open(
      `${path}#secret`,
      title,
      { [call]: { email: 'ann@client.example' } },
      { state: user(['order']) },
    );
    const before = store.getState().user.id;
    await choose(person, CHOSEN);
    expect(await screen.findAllByText('Your password has been set.')).toHaveLength(2);
    expect(writes(requests)).toHaveLength(2);
    expect(store.getState().user.id).toBe(before);
  });
});

describe('becoming a customer', () => {
  const fill = async (person: ReturnType<typeof userEvent.setup>, vatNumber: string) => {
    await person.type(field('Company'), 'Bouw & Zn.');
    await person.type(field('VAT number'), vatNumber);
    await person.type(field('First name'), 'Ada');
    await person.type(field('Last name'), 'Bakker');
    await person.type(field('E-mail address'), 'ada@bouw.example');
    await person.type(field('Telephone'), '+31 20 555 01 10');
  };

  it('[RT-05] [DOM-15] sends what was entered to the operating company, and says where the answer goes', async () => {
    const { person, requests } = await open('/auth/register', 'Become a customer', { [REGISTER]: undefined });
    await fill(person, '0044.95.445.B01');
    await person.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions.' }));
    await person.click(button('Send'));
    const sentence =
      'Thank you. Your registration has been sent to Hireyard Nederland, and a confirmation to ada@bouw.example.';
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(requests.map(({ body }) => body)).toEqual([
      {
        opCo: 'NL',
        company: 'Bouw & Zn.',
        country: 'NL',
        vatNumber: 'NL004495445B01',
        firstName: 'Ada',
        lastName: 'Bakker',
        email: 'ada@bouw.example',
        phone: '+31205550110',
        language: 'en-US',
        termsAccepted: true,
      },
    ]);
  });

  it('[RT-06] leads who rents in another country to the choice of portals', async () => {
    const { settings, ...state } = visitor();
    if (!settings?.appConfig) throw new Error('a visitor has the config');
    const operatingCompanies = [NETHERLANDS, { ...NETHERLANDS, code: 'PL', country: 'PL' }];
    const appConfig = { ...settings.appConfig, operatingCompanies };
    const { person } = await open(
      '/auth/register',
      'Become a customer',
      {},
      { state: { ...state, settings: { ...settings, appConfig } } },
    );
    await person.click(screen.getByRole('link', { name: 'Choose another country’s portal' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Where do you rent?' })).toBeVisible();
  });

  it('[DOM-15] says what is wrong with a VAT number of another country, and that the terms have to be accepted', async () => {
    const { person, requests } = await open('/auth/register', 'Become a customer');
    await fill(person, 'DE129273398');
    await person.click(button('Send'));
    await waitFor(() => expect(field('VAT number')).toHaveAccessibleDescription(/not a valid VAT number/));
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Accept this to continue/);
    expect(requests).toEqual([]);
  });
});
