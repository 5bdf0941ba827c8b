import { RIGHTS } from '@hireyard/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { certificate, passport, READ_PASSPORT } from '../../testing/machines.ts';
import { CLIENT, here, refusal, user, visit, visitor } from '../../testing/visit.tsx';

const ADDRESS = '/order/machines/204%20118';
const CODE = '/m/NL/204%20118';
const CLIENTS = 'GET /machine-clients';
const state = user(['order', 'request'], RIGHTS);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const open = (own: Parameters<typeof passport>[0] = {}) =>
  visit(ADDRESS, { state, answers: { [READ_PASSPORT]: passport(own) } });

describe('the passport of a machine', () => {
  it('[PP-01] says what it is, where, until when, and what is written about it', async () => {
    await open();
    await heading(/· 204 118$/);
    expect(screen.getByText('Tower crane bay')).toBeVisible();
    expect(screen.getByText('3 Nov 2026')).toBeVisible();
    expect(screen.getByText('27 Nov 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: '+31 20 555 0111' })).toHaveAttribute('href', 'tel:+31205550111');
    expect(screen.getByText('12 m working height')).toBeVisible();
    expect(screen.getByText('1,234.5 h, 19 Nov 2026')).toBeVisible();
    expect(screen.getByText('about 1.5 kWh per operating hour (Electricity)')).toBeVisible();
    const manual = screen.getByRole('link', { name: 'Operating manual' });
    expect(manual).toHaveAttribute('href', 'https://papers.example/SCI-E-12.pdf');
    expect(manual).toHaveAttribute('rel', 'noreferrer');
    const papers = within(screen.getByRole('region', { name: 'Manuals and papers' }));
    expect(papers.getByRole('link', { name: 'Contract C-240118' })).toHaveAttribute(
      'href',
      `/order/documents/${passport().papers[0]?.id}`,
    );
    const certificates = within(screen.getByRole('region', { name: 'Certificates' }));
    expect(certificates.getByRole('link', { name: 'Yearly inspection · CE-2600031' })).toBeVisible();
    expect(certificates.getByText('Valid until 30 Jun 2027')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[PP-01] leads to the forms that the server names, with this machine', async () => {
    await open();
    await heading(/· 204 118$/);
    const { id } = passport();
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Report a problem')).toBe(`/request/requests/add?machine=${id}`);
    expect(addressOf('Call off')).toBe(`/order/off-hires/add?line=${id}`);
    expect(addressOf('Extend')).toBe(`/order/extensions/add?line=${id}`);
  });

  it('[PP-01] offers nothing of a machine that is back, and says until when the page stays', async () => {
    await open({ status: 'returned', offRentAt: '2026-11-18T15:00:00.000Z', actions: [] });
    await heading(/· 204 118$/);
    expect(screen.getByRole('alert')).toHaveTextContent('This page stays until 16 Feb 2027.');
    expect(screen.getByText('Off rent since')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  });

  it('[DK-13] [PP-01] shows pictures of the product, as far as they can be loaded', async () => {
    const ids = ['7a1d6a52-53a5-4f0b-9d52-00000000ac01', '7a1d6a52-53a5-4f0b-9d52-00000000ac02'];
    await open({ pictures: ids });
    await heading(/· 204 118$/);
    const [first, second] = [...document.querySelectorAll('img')];
    expect(first?.alt).not.toBe('');
    expect(first).toHaveAttribute('src', expect.stringContaining(`/product-pictures/${ids[0]}/thumbnail`));
    expect(first).toHaveAttribute('loading', 'lazy');
    fireEvent.error(second as HTMLElement);
    expect([...document.querySelectorAll('img')]).toEqual([first]);
  });

  it('[PP-01] warns of a certificate that has expired, and of one that will', async () => {
    await open({
      certificates: [
        certificate({ number: 'CE-1', until: '2026-11-19', standing: 'ended', documentId: null }),
        certificate({ number: 'CE-2', title: null, until: '2026-12-01', standing: 'ending' }),
      ],
    });
    await heading(/· 204 118$/);
    const [expired, ending] = screen.getAllByRole('alert');
    expect(expired).toHaveTextContent('Yearly inspection expired on 19 Nov 2026. Ask the rental company before');
    expect(ending).toHaveTextContent('Certificate expires on 1 Dec 2026.');
    expect(screen.getByText('Yearly inspection · CE-1')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Yearly inspection · CE-1' })).toBeNull();
  });

  it('[PP-01] says so where there is no such machine, and where nothing is written about it', async () => {
    await visit(ADDRESS, { state, answers: { [READ_PASSPORT]: refusal({ type: 'not-found', status: 404 }) } });
    expect(await screen.findByText('No such machine on rent')).toBeVisible();
  });
});

describe('the code on a machine', () => {
  const scan = (clients: readonly string[], asked = state) =>
    visit(CODE, {
      state: asked,
      answers: {
        [CLIENTS]: { items: clients.map((clientUuid) => ({ clientUuid })) },
        [READ_PASSPORT]: passport(),
      },
    });
  const HAVEN = { ...CLIENT, id: 8, externalUuid: '9a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f8', name: 'Haven Bouw' };
  const ofTwo = {
    ...state,
    ...(state.corporateClient && { corporateClient: { ...state.corporateClient, all: [CLIENT, HAVEN] } }),
  };

  it('[PP-02] opens the passport for the selected client', async () => {
    const { requests } = await scan([HAVEN.externalUuid, CLIENT.externalUuid], ofTwo);
    await heading(/· 204 118$/);
    expect(here()).toBe(ADDRESS);
    expect(requests.find(({ path }) => path === '/machine-clients')?.query).toEqual({
      opCo: 'NL',
      fleetNumber: '204 118',
    });
  });

  it('[PP-02] [RT-10] offers the switch where the machine is on rent with another client of the user', async () => {
    const { requests } = await scan([HAVEN.externalUuid], ofTwo);
    expect(await screen.findByRole('button', { name: 'Switch to Haven Bouw' })).toBeVisible();
    expect(requests.some(({ path }) => path.startsWith('/machines/'))).toBe(false);
  });

  it('[PP-02] tells whoever may not see the machine whom to ask, also without any module', async () => {
    await scan([], user([]));
    await heading('You cannot see machine 204 118');
    expect(screen.getByRole('link', { name: CLIENT.rentalContact.email })).toBeVisible();
  });

  it('[PP-02] names the contact of the operating company in the code', async () => {
    const client = { ...CLIENT, opCo: 'DE' };
    const ofDe = { ...state, corporateClient: { ...state.corporateClient, client, all: [client] } as never };
    await scan([], ofDe);
    await heading('You cannot see machine 204 118');
    expect(screen.getByRole('link', { name: 'verhuur@hireyard.example' })).toBeVisible();
  });

  it('[PP-02] [RT-08] is come back to by a visitor who signs in', async () => {
    await scan([], visitor());
    await waitFor(() => expect(here()).toMatch(/^\/auth\/login/));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe(CODE);
  });
});
