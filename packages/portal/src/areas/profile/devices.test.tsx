import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { button, refusal, SESSIONS, user, visit, writes } from '../../testing/visit.tsx';

const LIST = 'GET /sessions';
const [phone] = SESSIONS;
const END = `DELETE /sessions/${phone?.id}`;

const open = async (answers: Record<string, unknown> = {}) => {
  const visited = await visit('/order/profile', {
    state: user(['order']),
    answers: { [LIST]: { items: SESSIONS }, ...answers },
  });
  await screen.findByRole('heading', { level: 2, name: 'Signed-in devices' });
  return { ...visited, person: userEvent.setup() };
};
const rows = async () => {
  await screen.findByText('This device');
  return screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Last used'));
};
const names = async () => (await rows()).map((row) => row.querySelector('strong')?.textContent);
/** A list that the server shortens when a session ends. */
const shrinking = () => {
  let items = SESSIONS;
  return {
    [LIST]: () => ({ items }),
    [END]: () => {
      items = items.filter(({ id }) => id !== phone?.id);
      return null;
    },
  };
};

describe('one’s devices', () => {
  it('[SE-02] are listed, this one first, with the time of last use', async () => {
    await open();
    expect(await names()).toEqual(['Firefox, Windows', 'Chrome, Android', 'Unknown device']);
    const [here, other] = (await rows()) as [HTMLElement, HTMLElement];
    expect(within(here).getByText('This device')).toBeVisible();
    expect(within(here).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent(/Last used 20 Nov 2026, \d+:52/);
    expect(screen.getAllByRole('button', { name: /^Sign out there/ }).length).toBe(2);
  });

  it('[SE-02] are signed out after a question, and leave the list', async () => {
    const { person, requests } = await open(shrinking());
    await rows();
    await person.click(button('Sign out there (Chrome, Android)'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out Chrome, Android?' });
    expect(writes(requests)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Sign out there' }));
    await waitFor(async () => expect(await names()).toEqual(['Firefox, Windows', 'Unknown device']));
    expect(writes(requests)).toMatchObject([{ method: 'DELETE', path: `/sessions/${phone?.id}` }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Chrome, Android: signed out.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('[SE-02] stay when the question is cancelled', async () => {
    const { person, requests } = await open();
    await rows();
    await person.click(button('Sign out there (Unknown device)'));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(requests)).toEqual([]);
    expect(button('Sign out there (Unknown device)')).toHaveFocus();
  });

  it('[SE-02] say why one could not be signed out, and keep the question for another try', async () => {
    const { person } = await open({ [END]: refusal({ type: 'network', status: 0 }) });
    await rows();
    await person.click(button('Sign out there (Chrome, Android)'));
    await person.click(await screen.findByRole('button', { name: 'Sign out there' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w+ \w+/);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('[SE-02] are read again when one was over already', async () => {
    let items = SESSIONS;
    const { person } = await open({
      [LIST]: () => ({ items }),
      [END]: () => {
        items = SESSIONS.slice(1);
        return refusal({ type: 'not-found', status: 404 });
      },
    });
    await rows();
    await person.click(button('Sign out there (Chrome, Android)'));
    await person.click(await screen.findByRole('button', { name: 'Sign out there' }));
    await waitFor(async () => expect(await names()).toEqual(['Firefox, Windows', 'Unknown device']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[SH-04] offer Retry where they cannot be read, and the form above stays', async () => {
    let fails = true;
    const { person } = await open({ [LIST]: () => (fails ? refusal({}) : { items: SESSIONS }) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(button('Save')).toBeVisible();
    fails = false;
    await person.click(retry);
    expect(await names()).toHaveLength(3);
  });

  it('[SH-04] show their place while they load', async () => {
    await open({ [LIST]: NEVER });
    expect(button('Save')).toBeVisible();
    expect(screen.queryByText('This device')).toBeNull();
  });
});
