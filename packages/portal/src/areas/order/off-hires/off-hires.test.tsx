import type { CallOffRules, OffHire } from '@hireyard/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bulkLine, contract, detailLine } from '../../../testing/contracts.ts';
import { here, user, visit, writes } from '../../../testing/visit.tsx';
import { UNDO_SECONDS } from './countdown.ts';

configure({ asyncUtilTimeout: 5000 });
// So that a test waits for no ten seconds.
vi.mock('./countdown.ts', async (actual) => ({
  ...(await actual<typeof import('./countdown.ts')>()),
  countdown: () => left.asObservable(),
}));
const { ReplaySubject } = await import('rxjs');
let left = new ReplaySubject<number>(1);
afterEach(() => {
  left = new ReplaySubject(1);
});

const ID = contract().id;
const machine = detailLine();
const towers = detailLine({ ...bulkLine, quantity: 4 });
const planned = detailLine({ id: '11111111-0000-4000-8000-000000000007', status: 'planned', actions: [] });
const today = new Date().toISOString().slice(0, 10);
const RULES: CallOffRules = {
  timeZone: 'Europe/Amsterdam',
  today,
  firstPickupDay: '2099-11-23',
  lastPickupDay: '2099-12-31',
  firstEndDay: '2099-11-23',
  lastEndDay: '2099-12-31',
  workDays: [1, 2, 3, 4, 5],
  holidays: [],
  cutOff: '15:00',
};
const OFF_HIRE: OffHire = {
  id: '77777777-0000-4000-8000-000000000001',
  number: 'OH-260042',
  status: 'confirmed',
  offRentAt: '2026-11-20T13:20:00.000Z',
  transport: 'collect',
  window: { date: '2026-11-23', slot: 'morning' },
  place: 'Behind gate 2',
  keyPlace: null,
  siteContact: null,
  depot: { ...machine.depot, phone: '+31 20 555 0111' },
  failReason: null,
  createdAt: '2026-11-20T13:20:00.000Z',
  createdBy: null,
  lines: [
    {
      lineId: machine.id,
      contractId: ID,
      contractNumber: 'C-240118',
      productCode: 'SCI-E-12',
      fleetNumber: '204 118',
      quantity: 1,
      meterHours: 1204,
      fuelPercent: null,
    },
  ],
  attachments: [],
  actions: ['withdraw'],
  version: 1,
};
const ANSWERS = {
  [`GET /contracts/${ID}`]: contract({ lines: [machine, towers, planned] }),
  'GET /call-off-rules': RULES,
  'POST /off-hires': OFF_HIRE,
  [`GET /off-hires/${OFF_HIRE.id}`]: OFF_HIRE,
};
const state = user(['order'], ['contract-view', 'contract-off-hire', 'contract-extend']);
const add = `/order/off-hires/add?contract=${ID}&line=${machine.id}`;
const press = () => screen.getByRole('button', { name: 'Call off' });

describe('calling off', () => {
  it('[DOM-03] is sent once when the seconds for undoing it are over, and shows the number', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    expect(await screen.findByRole('checkbox', { name: /204 118/ })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'Place on site' }), 'Behind gate 2');
    await userEvent.click(press());
    await screen.findByText(`Sent in ${UNDO_SECONDS} s`);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    left.next(3);
    expect(await screen.findByText('Sent in 3 s')).toBeInTheDocument();
    expect(writes(requests)).toHaveLength(0);
    left.complete();
    expect(await screen.findByRole('heading', { level: 1, name: 'Off-hire OH-260042' })).toBeVisible();
    expect(writes(requests)).toHaveLength(1);
    expect(writes(requests)[0]?.body).toMatchObject({
      lines: [{ lineId: machine.id, quantity: 1 }],
      transport: 'collect',
      window: { date: '2099-11-23', slot: 'morning' },
      place: 'Behind gate 2',
    });
    expect(screen.getByText('This number is the proof that rent stops.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('[DOM-03] is not sent when it is undone, and keeps what was entered', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Keys' }), 'Hook 4');
    await userEvent.click(press());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    left.complete();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Keys' })).toHaveValue('Hook 4');
    expect(writes(requests)).toHaveLength(0);
    expect(here()).toBe(add);
  });

  it('[DOM-13] says by the rules of the server what is wrong before anything is sent', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    const day = await screen.findByLabelText(/Pick-up day/);
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-28');
    await userEvent.click(press());
    await waitFor(() => expect(day).toHaveAccessibleDescription(/closed on this day.*Nov 30, 2099/));
    expect(writes(requests)).toHaveLength(0);
  });
});

describe('an off-hire', () => {
  const read = (own: Partial<OffHire>) =>
    visit(`/order/off-hires/${OFF_HIRE.id}`, {
      state,
      answers: { ...ANSWERS, [`GET /off-hires/${OFF_HIRE.id}`]: { ...OFF_HIRE, actions: [], ...own } },
    });
  it.each([
    [{ status: 'scheduled' }, 'Pick-up scheduled', /The driver comes on Nov 23, 2026, 7:00/],
    [{ status: 'failed', failReason: 'noAccess' }, 'Pick-up failed', /The driver could not get in/],
    [{ status: 'cancelled', failReason: 'blocked' }, 'Back on rent', /The machines are on rent again/],
  ] as const)('[DOM-03] says where it stands and what to do: %o', async (own, status, text) => {
    await read(own);
    expect(await screen.findByText(status)).toBeVisible();
    expect(screen.getByText(text)).toHaveTextContent('+31 20 555 0111');
  });
});

describe('extending', () => {
  it('[DOM-09] moves the end of the machines that are chosen', async () => {
    const answer = { lines: [] };
    const { requests } = await visit(`/order/extensions/add?contract=${ID}&line=${machine.id}`, {
      state,
      answers: { ...ANSWERS, 'POST /contract-lines/extend': answer },
    });
    const day = await screen.findByLabelText(/Last day/);
    expect(day).toHaveValue('2099-11-23');
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toEqual({ lines: [{ lineId: machine.id, till: '2099-11-23' }], reason: null });
  });
});
