import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { DESK_ACCOUNT, DESK_BREAKDOWN, DESK_ORDER, waitingAnswers } from '../testing/desk.ts';
import { refusal } from '../testing/fake-http.ts';
import { visitor } from '../testing/state.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';
import { isAtDesk } from './at-desk.ts';

const ORDER = `/desk/orders/${DESK_ORDER.id}`;

describe('the desk', () => {
  it('[DK-03] is another application than the portal, told apart by the path alone', () => {
    expect(['/desk', '/desk/', '/desk/orders/1'].map(isAtDesk)).toEqual([true, true, true]);
    expect(['/', '/order/contracts', '/desks', '/auth/login'].some(isAtDesk)).toBe(false);
  });

  it('[DK-03] asks visitors to sign in, at the address that they came for', async () => {
    const { router, requests } = await visitDesk(ORDER, { state: visitor() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Become a customer' })).toBeNull();
    expect(requests).toEqual([]);
    expect(router.state.location.pathname).toBe(ORDER);
  });

  it('[DK-02] tells a user of the portal that it is not theirs, and leaves their session alone', async () => {
    const answers = { 'GET /desk/account': refusal({ type: 'missing-right', status: 403 }) };
    const { requests } = await visitDesk('/desk', { answers });
    expect(await screen.findByText(/Your account belongs to a customer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull();
    expect(requests.some(({ path }) => path === '/desk/orders')).toBe(false);
  });

  it('[SH-04] says that it could not be opened, and tries again', async () => {
    let isDown = true;
    const account = () => (isDown ? throwError(() => refusal({ status: 500 })) : DESK_ACCOUNT);
    await visitDesk('/desk', { answers: { ...waitingAnswers(), 'GET /desk/account': account } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });

  it('[DK-03] leads any other path to the inbox', async () => {
    const { router } = await visitDesk('/desk/nowhere', { answers: waitingAnswers() });
    await screen.findByText('Nothing is waiting');
    expect(router.state.location.pathname).toBe('/desk');
  });
});

describe('the inbox', () => {
  it('[DK-04] lists what waits, urgent first, with client, site, machines and depot', async () => {
    await visitDesk('/desk', { answers: waitingAnswers([DESK_ORDER], [DESK_BREAKDOWN]) });
    await screen.findByRole('link', { name: 'Order O-260017' });
    const [, breakdown, order] = screen.getAllByRole('row');
    expect(breakdown).toHaveTextContent('Not safe to use');
    expect(breakdown).toHaveTextContent('The platform does not come down');
    expect(breakdown).toHaveTextContent('204 118');
    expect(order).toHaveTextContent('Bouwbedrijf De Linde');
    expect(order).toHaveTextContent('Zuidas Tower C, Amsterdam');
    expect(order).toHaveTextContent(/2 × \S/);
    expect(within(order as HTMLElement).getByRole('link', { name: 'Order O-260017' })).toHaveAttribute('href', ORDER);
  });

  it('[DK-04] begins with the depot of the person, and keeps another choice in the address', async () => {
    const [amsterdam, rotterdam] = DESK_ACCOUNT.depots;
    const answers = {
      ...waitingAnswers([DESK_ORDER], [DESK_BREAKDOWN]),
      'GET /desk/account': { ...DESK_ACCOUNT, depot: rotterdam },
    };
    const { router } = await visitDesk('/desk', { answers });
    const select = await screen.findByRole('combobox', { name: 'Depot' });
    expect(select).toHaveValue(rotterdam?.id);
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
    await userEvent.selectOptions(select, 'Amsterdam');
    expect(await screen.findByRole('link', { name: 'Order O-260017' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Request/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
    expect(router.state.location.search).toBe(`?depot=${amsterdam?.id}&kind=dispute`);
  });

  it('[DK-02] offers no move to a person who only reads', async () => {
    const answers = { 'GET /desk/account': { ...DESK_ACCOUNT, rights: ['desk.see'] }, [`GET ${ORDER}`]: DESK_ORDER };
    await visitDesk(ORDER, { answers });
    expect(await screen.findByText('Ring at the gate.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  });

  it('[SH-04] shows that a part of it could not be read', async () => {
    await visitDesk('/desk', { answers: { ...waitingAnswers(), 'GET /desk/off-hires': refusal({ status: 503 }) } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('Nothing is waiting')).toBeNull();
  });
});

describe('an order at the desk', () => {
  it('[DK-05] is confirmed', async () => {
    let order = DESK_ORDER;
    const answers = {
      [`GET ${ORDER}`]: () => order,
      [`POST ${ORDER}/confirm`]: () => {
        order = { ...DESK_ORDER, status: 'confirmed', actions: ['complete'] };
        return order;
      },
    };
    await visitDesk(ORDER, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create contract' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  });

  it('[DK-05] is rejected with a reason alone', async () => {
    const answers = { [`GET ${ORDER}`]: DESK_ORDER, [`POST ${ORDER}/reject`]: { ...DESK_ORDER, actions: [] } };
    const { requests } = await visitDesk(ORDER, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(writes(requests)).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'None left');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ body: { reason: 'None left' } }]));
  });

  it('[SH-04] says that an entry is not there', async () => {
    await visitDesk(ORDER, { answers: { [`GET ${ORDER}`]: refusal({ type: 'not-found', status: 404 }) } });
    expect(await screen.findByText('This entry is not there')).toBeVisible();
  });
});

it('[DK-02] [DK-05] every call of the desk is one of its company, or its own', () => {
  const own = DESK_TABLE.filter(({ sameAs }) => sameAs === undefined).map(({ id }) => id);
  expect(own).toEqual(['getDeskAccount', 'listDeskMachines']);
  for (const { method, path, deskRight } of DESK_TABLE) {
    expect(path).toMatch(/^\/desk\//);
    expect(deskRight).toBe(method === 'GET' ? undefined : 'desk.act');
  }
});
