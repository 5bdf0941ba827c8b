import { ofClient } from '@hireyard/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { clientSwitchEpic } from '../epics/client-switch.ts';
import { CLIENT, here, PROFILE, user, visit, visitor } from '../testing/visit.tsx';

const HAVEN = { ...CLIENT, id: 8, externalUuid: '9a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f8', name: 'Haven Bouw' };
const ORDER = `/order/orders/${PROFILE.id}`;

/** Signed in for the first of two clients. */
const ofTwo = (modules: Parameters<typeof user>[0] = ['order']) => {
  const state = user(modules);
  return {
    ...state,
    ...(state.corporateClient && { corporateClient: { ...state.corporateClient, all: [CLIENT, HAVEN] } }),
  };
};
const open = (path: string, state = ofTwo()) => visit(path, { state, epics: [clientSwitchEpic], http: () => NEVER });
const offered = () => screen.findByRole('button', { name: 'Switch to Haven Bouw' });

describe('a link that names its client', () => {
  it('[RT-10] [ST-11] offers the switch to another client of the user, and reads nothing of the page before', async () => {
    const { store, requests } = await open(ofClient(ORDER, HAVEN.externalUuid));
    await offered();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page belongs to Haven Bouw');
    expect(screen.getByText(`You are working for ${CLIENT.name} at the moment.`)).toBeVisible();
    expect(store.getState().corporateClient.corporateClientUuid).toBe(CLIENT.externalUuid);
    expect(requests).toEqual([]);

    await userEvent.click(await offered());
    await waitFor(() => expect(here()).toBe(ORDER));
    expect(store.getState().corporateClient.corporateClientUuid).toBe(HAVEN.externalUuid);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  });

  it('[RT-10] offers the switch before the page of a module that the current client has not', async () => {
    await open(ofClient(ORDER, HAVEN.externalUuid), ofTwo(['asset']));
    expect(await offered()).toBeVisible();
  });

  it('[RT-10] offers the switch at the root, where a new access is announced', async () => {
    await open(ofClient('/', HAVEN.externalUuid));
    expect(await offered()).toBeVisible();
  });

  it.each([
    ['the current client', CLIENT.externalUuid],
    ['a client of somebody else', '1a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f9'],
  ])('[RT-10] opens its page for %s, without the client in the address', async (_whose, uuid) => {
    await open(`${ofClient('/order/orders?status=draft', uuid)}`);
    await waitFor(() => expect(here()).toBe('/order/orders?status=draft'));
    expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
  });

  it('[RT-08] [RT-10] keeps its client through the sign-in', async () => {
    await open(ofClient(ORDER, HAVEN.externalUuid), visitor());
    await waitFor(() => expect(here()).toMatch(/^\/auth\/login/));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe(ofClient(ORDER, HAVEN.externalUuid));
  });
});
