import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { here, NETHERLANDS, refusal, user, visit, visitor } from '../../testing/visit.tsx';

const LOGIN = 'POST /auth/login';
const segment = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const accessToken = `${segment({ alg: 'ES256' })}.${segment({ iss: 'https://hireyard.example', sub: 'u1', exp: 4_102_444_800 })}.x`;

async function fillIn(email: string, password: string) {
  const person = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'E-mail address' });
  if (email) await person.type(field, email);
  if (password) await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  return person;
}

beforeEach(() => window.localStorage.clear());

describe('signing in', () => {
  it('[RT-05] [SH-03] shows the form under the product’s name alone', async () => {
    await visit('/auth/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(document.title).toBe('Hireyard');
  });

  it('[RT-08] leads back to the page asked for, with its query and hash', async () => {
    const { requests } = await visit('/order/documents?page=3&q=a%26b#row', {
      answers: { [LOGIN]: { accessToken, expiresIn: 600 } },
    });
    await fillIn(' planner@demo.example ', 'Demo-2026!');
    await waitFor(() => expect(here()).toBe('/order/documents?page=3&q=a%26b#row'));
    expect(requests).toMatchObject([{ body: { email: 'planner@demo.example', password: 'Demo-2026!' } }]);
    expect(window.localStorage.getItem('accessToken')).toBe(accessToken);
  });

  it('[RT-08] does not follow a way back that leads elsewhere', async () => {
    await visit('/auth/login?returnUrl=//evil.example/', { state: user(['asset']) });
    await screen.findByRole('heading', { level: 1, name: 'Assets' });
    expect(here()).toBe('/asset/assets');
  });

  it('[RT-08] lets who is signed in already leave', async () => {
    await visit('/auth/login', { state: user(['request']) });
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
  });

  it('[RT-05] asks for both fields in words before anything is sent, and focuses the first', async () => {
    const { requests } = await visit('/auth/login');
    await fillIn('', '');
    const email = screen.getByRole('textbox', { name: 'E-mail address' });
    expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@company.com.');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Fill this in.');
    expect(requests).toEqual([]);
  });

  it.each([
    ['credentials', 401, 'The e-mail address or the password is wrong.'],
    ['too-many-requests', 429, 'Too many attempts. Wait 15 minutes and try again.'],
    ['network', 0, 'The portal cannot be reached. Check your connection and try again.'],
  ] as const)('[RT-05] says a %s problem in a sentence and keeps what was entered', async (type, status, sentence) => {
    await visit('/auth/login', { answers: { [LOGIN]: refusal({ type, status, retryAfter: 900 }) } });
    await fillIn('planner@demo.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('planner@demo.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('puts what the server finds wrong onto the field', async () => {
    const errors = [{ pointer: '/email', code: 'too-long' as const, params: { max: 254 } }];
    await visit('/auth/login', { answers: { [LOGIN]: refusal({ type: 'validation', status: 422, errors }) } });
    await fillIn('planner@demo.example', 'x');
    expect(await screen.findByText('Use at most 254 characters.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SH-05] shows and hides what is typed, under a name that is not the field’s', async () => {
    const person = userEvent.setup();
    await visit('/auth/login');
    const password = await screen.findByLabelText(/Password/);
    expect(password).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Show what you type' }));
    expect(password).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Hide what you type' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it.each([
    ['noClient', /not linked to a company/],
    ['expired', /away for a while/],
  ] as const)('[ST-06] says why one was signed out: %s', async (signedOutBecause, reason) => {
    const state = visitor();
    await visit('/auth/login', { state: { ...state, user: { ...state.user!, signedOutBecause } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  });
});

describe('before signing in', () => {
  it('[RT-06] /instances leads to the portal of the country that is picked, and remembers it', async () => {
    const { store } = await visit('/instances');
    const netherlands = await screen.findByRole('link', { name: 'Netherlands' });
    expect(netherlands).toHaveAttribute('href', 'https://nl.hireyard.example');
    netherlands.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(netherlands);
    expect(window.localStorage.getItem('opCo')).toBe('NL');
    expect(store.getState().settings.opCo).toBe('NL');
  });

  it('[RT-06] /instances names the countries in order, and speaks the language that is chosen with one', async () => {
    const company = (own: object) => ({ ...NETHERLANDS, baseUrl: '/', ...own });
    const state = visitor();
    const { settings } = state;
    if (!settings?.appConfig) throw new Error('a visitor has the config');
    const operatingCompanies = [
      company({ code: 'NL', languages: ['nl'] }),
      company({ code: 'BE', name: 'Hireyard België', country: 'BE', languages: ['nl-BE', 'fr-BE', 'wa'] }),
      company({ code: 'CH', country: 'CH', baseUrl: 'https://ch.hireyard.example', languages: ['de', 'fr'] }),
    ];
    const { i18n } = await visit('/instances', {
      state: { ...state, settings: { ...settings, appConfig: { ...settings.appConfig, operatingCompanies } } },
    });
    const list = await screen.findByRole('list', { name: 'Belgium' });
    const countries = screen.getAllByRole('link', { name: /^(Belgium|Netherlands|Switzerland)$/ });
    expect(countries.map(({ textContent }) => textContent)).toEqual(['Belgium', 'Netherlands', 'Switzerland']);
    expect(screen.queryByRole('list', { name: 'Netherlands' })).toBeNull();
    const elsewhere = within(screen.getByRole('list', { name: 'Switzerland' })).getByRole('link', { name: 'Français' });
    expect(elsewhere).toHaveAttribute('href', 'https://ch.hireyard.example/instances?language=fr');

    const french = within(list).getByRole('link', { name: 'Français' });
    french.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(french);
    await waitFor(() => expect(i18n.language).toBe('fr'));
    expect([localStorage.getItem('opCo'), localStorage.getItem('language')]).toEqual(['BE', 'fr']);
  });

  it('[RT-06] /instances takes over the language that was chosen at another company’s address', async () => {
    const { i18n } = await visit('/instances?language=de');
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
    expect([i18n.language, localStorage.getItem('language')]).toEqual(['de', 'de']);
  });
});
