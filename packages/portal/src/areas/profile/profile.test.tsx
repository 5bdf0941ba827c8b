import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { map, NEVER, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { startEndpoints } from '../../api/start-endpoints.ts';
import type { Http } from '../../http/types.ts';
import { field, PROFILE, refusal, SESSIONS, user, visit, writes } from '../../testing/visit.tsx';

const SAVE = 'PUT /profile';
const open = async (answers: Record<string, unknown> = {}) => {
  const visited = await visit('/order/profile', {
    state: user(['order']),
    answers: { 'GET /sessions': { items: SESSIONS }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'My profile' });
  return { ...visited, person: userEvent.setup() };
};

describe('profile', () => {
  it('[NAV-06] saves names and telephone against the version they were read in', async () => {
    const { person, requests, store } = await open({ [SAVE]: { ...PROFILE, lastName: 'de Wit', version: 4 } });
    await person.clear(field('Last name'));
    await person.type(field('Last name'), 'de Wit');
    await person.type(field('Telephone'), '+31 20 555 01 00');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(writes(requests)).toMatchObject([
      {
        headers: { 'If-Match': '"3"' },
        body: { firstName: 'Petra', lastName: 'de Wit', phone: '+31205550100', preferredLanguageCode: 'en-US' },
      },
    ]);
    expect(store.getState().user.profile).toMatchObject({ lastName: 'de Wit', version: 4 });
  });

  it('[NAV-06] shows what was saved, and follows a newer version of it from then on', async () => {
    const { person, store } = await open({
      [SAVE]: { ...PROFILE, lastName: 'De Wit', version: 4 },
      'GET /profile': { ...PROFILE, lastName: 'Zwart', version: 5 },
    });
    await person.clear(field('Last name'));
    await person.type(field('Last name'), 'de wit');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    await waitFor(() => expect(field('Last name')).toHaveValue('De Wit'));
    await act(() => store.dispatch(startEndpoints.profile.initiate()));
    await waitFor(() => expect(field('Last name')).toHaveValue('Zwart'));
  });

  it('[I18N-01] speaks the profile’s language as soon as it is saved', async () => {
    const { person } = await open({ [SAVE]: { ...PROFILE, preferredLanguageCode: 'nl', version: 4 } });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Nederlands');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible();
    expect(document.documentElement.lang).toBe('nl');
    expect(window.localStorage.getItem('profileLanguage')).toBe('nl');
  });

  it('[DOM-15] asks for a telephone number with its country code before anything is sent', async () => {
    const { person, requests } = await open();
    await person.type(field('Telephone'), '0205550100');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field('Telephone')).toHaveAccessibleDescription(/country code, such as/));
    expect(field('Telephone')).toBeInvalid();
    expect(writes(requests)).toEqual([]);
  });

  it('puts what the server finds wrong onto the field', async () => {
    const errors = [{ pointer: '/firstName', code: 'too-long' as const, params: { max: 100 } }];
    const { person } = await open({ [SAVE]: refusal({ type: 'validation', status: 422, errors }) });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field('First name')).toHaveAccessibleDescription('Use at most 100 characters.'));
    expect(screen.getByRole('group', { name: 'There is a problem with 1 field' })).toHaveFocus();
    await person.click(screen.getByRole('link', { name: /^First name/ }));
    expect(field('First name')).toHaveFocus();
  });

  it('[DOM-15] marks what must be filled in', async () => {
    await open();
    expect(field('First name')).toBeRequired();
    expect(field('Telephone')).not.toBeRequired();
  });

  it('[SH-04] when someone else was first, loads the latest and keeps what was entered', async () => {
    const { person, store } = await open({
      [SAVE]: refusal({ type: 'stale-version', status: 412 }),
      'GET /profile': { ...PROFILE, lastName: 'Zwart', version: 9 },
    });
    await person.clear(field('First name'));
    await person.type(field('First name'), 'Piet');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    await person.click(screen.getByRole('button', { name: 'Load the latest' }));
    await waitFor(() => expect(field('Last name')).toHaveValue('Zwart'));
    expect(field('First name')).toHaveValue('Piet');
    expect(store.getState().user.profile?.version).toBe(9);
  });

  it('[SH-04] keeps the conflict on screen when loading the latest fails', async () => {
    let fails = true;
    const { person } = await open({
      [SAVE]: refusal({ type: 'stale-version', status: 412 }),
      'GET /profile': () => (fails ? refusal({ type: 'network', status: 0 }) : { ...PROFILE, version: 9 }),
    });
    await person.type(field('First name'), 'x');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.click(await screen.findByRole('button', { name: 'Load the latest' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Load the latest' }));
    await waitFor(() => expect(field('First name')).toHaveFocus());
  });

  it('[RT-10] keeps what is typed during a save as unsaved, and asks meanwhile', async () => {
    const answer = new Subject<unknown>();
    const http: Http = ({ method }) =>
      method === 'GET' ? NEVER : answer.pipe(map((body) => ({ status: 200, etag: null, body })));
    await visit('/order/profile', { state: user(['order']), http });
    await screen.findByRole('heading', { level: 1, name: 'My profile' });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await userEvent.type(field('First name'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(asks()).toBe(true);
    await userEvent.type(field('Last name'), 'y');
    await act(async () => {
      answer.next({ ...PROFILE, firstName: 'Petrax', version: 4 });
      answer.complete();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(field('Last name')).toHaveValue('Plannery');
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(asks()).toBe(true);
  });

  it('[SH-05] shows the portal light, dark or as the device has it, at once', async () => {
    const { person } = await open();
    expect(screen.getByRole('radio', { name: 'Same as device' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-hy-scheme', 'dark');
  });
});

describe('the third-party licenses', () => {
  it('[OP-14] open in a new tab', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Third-party licenses' });
    expect(link).toHaveAttribute('href', '/third-party-licenses.txt');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the password', () => {
  const CHANGE = 'PUT /profile/password';
  const change = async (answer: unknown) => {
    const visited = await open({ [CHANGE]: answer });
    const { person } = visited;
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const account = document.querySelector<HTMLInputElement>('[role=dialog] input[autocomplete=username]');
    expect(account?.value).toBe(PROFILE.email);
    await person.type(dialog.getByLabelText('Current password'), 'Demo-2026!');
    await person.type(dialog.getByLabelText('New password'), 'tall cranes over the harbor');
    await person.click(dialog.getByRole('button', { name: 'Change password' }));
    return { ...visited, dialog };
  };

  it('[SE-01] is changed with the current one, and the list of devices is read again', async () => {
    const { requests } = await change(undefined);
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(requests).map(({ body }) => body)).toEqual([
      { currentPassword: 'Demo-2026!', newPassword: 'tall cranes over the harbor' },
    ]);
    await waitFor(() => expect(requests.filter(({ path }) => path === '/sessions')).toHaveLength(2));
  });

  it('[SE-01] stays where the current one is wrong, which its field says', async () => {
    const errors = [{ pointer: '/currentPassword', code: 'wrong-password' as const }];
    const { dialog } = await change(refusal({ type: 'validation', status: 422, errors }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
  });
});

describe('one’s own data', () => {
  const READ = 'GET /profile/data';
  const save = () => screen.getByRole('button', { name: 'Download my data' });

  it('[DOM-25] is saved as a file', async () => {
    const saved: { name: string; href: string }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
    const contents: Blob[] = [];
    URL.createObjectURL = (content: Blob) => {
      contents.push(content);
      return 'blob:1';
    };
    const answer = { createdAt: '2026-11-20T09:00:00.000Z', data: { account: [{ email: PROFILE.email }] } };
    const { person } = await open({ [READ]: answer });
    await person.click(save());
    expect(await screen.findByText('Your data was saved as a file.')).toBeVisible();
    expect(saved).toEqual([{ name: expect.stringMatching(/^hireyard-\d{4}-\d\d-\d\d\.json$/), href: 'blob:1' }]);
    expect(JSON.parse((await contents[0]?.text()) ?? '')).toEqual(answer);
    click.mockRestore();
  });

  it('[DOM-25] [SH-04] says why it was not', async () => {
    const { person } = await open({ [READ]: refusal({ type: 'network', status: 0 }) });
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    expect(save()).toBeEnabled();
  });
});
