import type { OffHire } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bulkLine, contract, detailLine, LIST, line, page } from '../../../testing/contracts.ts';
import { OFF_HIRE, rented } from '../../../testing/off-hires.ts';
import { here, refusal, user, visit, writes } from '../../../testing/visit.tsx';
import { UNDO_SECONDS } from './countdown.ts';

configure({ asyncUtilTimeout: 12_000 });
// Shortens the countdown, so that no test waits for ten seconds.
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
const ANSWERS = {
  'GET /rented-lines': rented([machine, towers, planned]),
  'POST /off-hires/estimate': { saved: { amount: '894.00', currency: 'EUR' }, lines: 2, to: '2026-12-04' },
  'POST /off-hires': OFF_HIRE,
  [`GET /off-hires/${OFF_HIRE.id}`]: OFF_HIRE,
};
/** Returns the writes without estimates, because an estimate changes nothing. */
const sent = (requests: Parameters<typeof writes>[0]) =>
  writes(requests).filter(({ path }) => path !== '/off-hires/estimate');
const state = user(['order'], ['contract-view', 'contract-off-hire', 'contract-extend']);
const add = `/order/off-hires/add?contract=${ID}&line=${machine.id}`;
const press = () => screen.getByRole('button', { name: 'Call off 1 machine' });

describe('calling off', () => {
  it('[DOM-24] stops the rent now by the clock of a demo, whatever the device says', async () => {
    const settings = { ...state.settings!, demoClock: { shows: '2099-11-20T10:00:00Z', speed: 0 } };
    const { requests } = await visit(add, { state: { ...state, settings }, answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    await screen.findByText(`Sent in ${UNDO_SECONDS} s`);
    left.complete();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.body).toMatchObject({ offRentAt: '2099-11-20T10:00:00.000Z' });
  });

  it('[DOM-03] is sent once when the seconds for undoing it are over, and shows the number', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    expect(await screen.findByRole('checkbox', { name: /204 118/ })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(await screen.findByText('€894.00')).toBeVisible();
    expect(screen.getByText('2 machines until their expected ends, 4 Dec 2026 at the latest.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Place on site' }), 'Behind gate 2');
    await userEvent.click(press());
    await screen.findByText(`Sent in ${UNDO_SECONDS} s`);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    left.next(3);
    expect(await screen.findByText('Sent in 3 s')).toBeInTheDocument();
    expect(sent(requests)).toHaveLength(0);
    left.complete();
    expect(await screen.findByRole('heading', { level: 1, name: 'Off-hire OH-260042' })).toBeVisible();
    expect(sent(requests)).toHaveLength(1);
    expect(sent(requests)[0]?.body).toMatchObject({
      lines: [{ lineId: machine.id, quantity: 1 }],
      transport: 'collect',
      window: { date: '2099-11-23', slot: 'morning' },
      place: 'Behind gate 2',
    });
    expect(screen.getByText('This number is the proof that rent stops.')).toBeVisible();
    expect(screen.getByText(/ · \+31 20 555 0111$/)).toBeVisible();
    expect(screen.getByText('Address').nextSibling).toHaveTextContent(OFF_HIRE.address.line1);
    expect(screen.getByRole('button', { name: 'Undo call-off' })).toBeVisible();
  });

  it.each(['1204.5', '-5', '12a', '99999999'])(
    '[DOM-03] says at the field that %s is no meter reading, and keeps what was entered',
    async (reading) => {
      const { requests } = await visit(add, { state, answers: ANSWERS });
      const meter = await screen.findByRole('textbox', { name: /Meter reading/ });
      await userEvent.type(meter, reading);
      await userEvent.type(screen.getByRole('textbox', { name: 'Keys' }), 'Hook 4');
      await userEvent.click(press());
      await waitFor(() => expect(meter).toBeInvalid());
      expect(meter).not.toHaveAccessibleDescription(/Choose at least one/);
      expect(screen.getByRole('textbox', { name: 'Keys' })).toHaveValue('Hook 4');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(sent(requests)).toHaveLength(0);
    },
  );

  it('[DOM-03] asks for a machine, and blames none, where none is chosen', async () => {
    const { requests } = await visit(add.split('&')[0] as string, { state, answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off' }));
    expect(await screen.findByRole('link', { name: 'Machines Choose at least one.' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Machines' })).toHaveAccessibleDescription('Choose at least one.');
    expect(sent(requests)).toHaveLength(0);
  });

  it('[DOM-03] [SW-04] counts no seconds without a network, and can wait for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit(add, { state, answers: { ...ANSWERS, 'POST /off-hires': refusal({ type: 'network', status: 0 }) } });
    await screen.findByRole('checkbox', { name: /204 118/ });
    await userEvent.click(press());
    expect(await screen.findByRole('button', { name: 'Send when connected' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('[DOM-03] [RT-10] is not sent behind the question whether to leave', async () => {
    const { requests, router } = await visit(add, { state, answers: { ...ANSWERS, ...LIST } });
    await screen.findByRole('checkbox', { name: /204 118/ });
    await userEvent.click(press());
    await screen.findByRole('button', { name: 'Undo' });
    void router.navigate('/order/contracts');
    expect(await screen.findByRole('alertdialog', { name: 'The call-off has not been sent' })).toBeVisible();
    left.complete();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Leave without calling off' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/contracts'));
    expect(sent(requests)).toHaveLength(0);
  });

  it('[DOM-03] [RT-10] says on the form that it was not sent, until it is called off again or left anew', async () => {
    const { requests, router } = await visit(add, { state, answers: { ...ANSWERS, ...LIST } });
    const NOT_SENT = /has not been sent\. The machines are still on rent/;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Keys' }), 'Hook 4');
    await userEvent.click(press());
    await screen.findByRole('button', { name: 'Undo' });
    void router.navigate('/order/contracts');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Keys' })).toHaveValue('Hook 4');
    await userEvent.click(press());
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    void router.navigate('/order/contracts');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await screen.findByText(NOT_SENT);
    // The countdown has stopped, so only the entered values are at risk.
    void router.navigate('/order/contracts');
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText(NOT_SENT)).toBeNull());
    expect(sent(requests)).toHaveLength(0);
  });

  it('[DOM-03] is not sent when it is undone, and keeps what was entered', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Keys' }), 'Hook 4');
    await userEvent.click(press());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    left.complete();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Keys' })).toHaveValue('Hook 4');
    expect(sent(requests)).toHaveLength(0);
    expect(here()).toBe(add);
  });

  it('[DOM-13] begins with the day that the planning proposes, and asks for a pick-up after it', async () => {
    await visit(`${add}&day=2099-11-28`, { state, answers: ANSWERS });
    expect(await screen.findByRole('radio', { name: 'At a date and time' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Day/ })).toHaveValue('28 Nov 2099');
    // Saturday: the next pick-up is on Monday.
    expect(screen.getByRole('textbox', { name: /Pick-up day/ })).toHaveValue('30 Nov 2099');
  });

  it('[DOM-13] says by the rules of the server what is wrong before anything is sent', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    const day = await screen.findByRole('textbox', { name: /Pick-up day/ });
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-28');
    await userEvent.click(press());
    await waitFor(() => expect(day).toHaveAccessibleDescription(/closed on this day.*30 Nov 2099/));
    expect(sent(requests)).toHaveLength(0);
  });
});

describe('an off-hire', () => {
  const read = (own: Partial<OffHire>) =>
    visit(`/order/off-hires/${OFF_HIRE.id}`, {
      state,
      answers: { ...ANSWERS, [`GET /off-hires/${OFF_HIRE.id}`]: { ...OFF_HIRE, actions: [], ...own } },
    });
  it.each([
    [{ status: 'scheduled' }, 'Pick-up scheduled', /The driver comes on 23 Nov 2026, 07:00/],
    [{ status: 'failed', failReason: 'noAccess' }, 'Pick-up failed', /The driver could not get in/],
    [{ status: 'cancelled', failReason: 'blocked' }, 'Back on rent', /The machines are on rent again/],
  ] as const)('[DOM-03] says where it stands and what to do: %o', async (own, status, text) => {
    await read(own);
    expect(await screen.findByText(status)).toBeVisible();
    expect(screen.getByText(text)).toHaveTextContent('+31 20 555 0111');
  });

  it('[DOM-03] says when rent stops and the pick-up is while it stands, and no longer once it is withdrawn', async () => {
    const facts = () => ['Rent stops', 'Pick-up'].filter((label) => screen.queryByText(label));
    const first = await read({});
    await screen.findByText('Confirmed');
    expect(facts()).toEqual(['Rent stops', 'Pick-up']);
    first.unmount();
    await read({ status: 'cancelled' });
    await screen.findByText('Call-off undone');
    expect(facts()).toEqual([]);
  });
});

describe('the number of an off-hire', () => {
  const PDF = `GET /off-hires/${OFF_HIRE.id}/pdf`;
  const read = (own: Partial<OffHire>, pdf: unknown = new Blob(['%PDF'])) =>
    visit(`/order/off-hires/${OFF_HIRE.id}`, {
      state,
      answers: { ...ANSWERS, [`GET /off-hires/${OFF_HIRE.id}`]: { ...OFF_HIRE, ...own }, [PDF]: pdf },
    });

  it('[DOM-03] [DOM-22] is saved as PDF in the language on screen', async () => {
    URL.createObjectURL = () => 'blob:1';
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { requests } = await read({ number: 'OH-260042', status: 'collected' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(names).toEqual(['OH-260042.pdf']));
    click.mockRestore();
    expect(requests.find(({ path }) => path.includes('/pdf'))).toMatchObject({ query: { lang: 'en-US' } });
  });

  it('[DOM-03] says why it could not be saved, and offers nothing where it proves nothing', async () => {
    const first = await read({ number: 'OH-260042' }, refusal({ status: 503, type: 'unavailable' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.some(({ className }) => className.includes('Error'))).toBe(true);
    first.unmount();
    await read({ number: null, status: 'requested' });
    expect(await screen.findByText(/Number to follow/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  });
});

describe('machines of several contracts', () => {
  const other = line({
    id: '11111111-0000-4000-8000-000000000008',
    contractId: '22222222-0000-4000-8000-000000000002',
    contractNumber: 'C-240131',
    fleetNumber: '402 077',
  });
  const far = line({ ...other, id: '11111111-0000-4000-8000-000000000009', fleetNumber: '310 004' });
  // Can be called off but not extended.
  const openEnded = line({
    id: '11111111-0000-4000-8000-000000000010',
    fleetNumber: '402 078',
    expectedOffRentAt: null,
    actions: ['offHire'],
  });
  const listed = [machine, other, planned, far];
  const answers = { ...ANSWERS, ...LIST, 'GET /contract-lines': page(listed) };
  const select = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  };

  it('[DOM-02] [DOM-03] are selected in the list and called off a place at a time, and what cannot be is said', async () => {
    const { requests } = await visit('/order/contracts', {
      state,
      answers: { ...answers, 'GET /rented-lines': rented([machine, other], [far]) },
    });
    await select();
    // Planned machines cannot be selected, and say why.
    const [off] = screen.getAllByRole('checkbox', { description: /Cannot be called off or extended: Planned/ });
    expect(off).not.toBeChecked();
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
    expect(bar.getByText('3 lines selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Call off' }));
    expect(await screen.findByText(/1 selected line is left/)).toHaveTextContent(/310 004 – .*Maasvlakteweg 5/);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'We bring it back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Call off 2 machines' }));
    await screen.findByText(`Sent in ${UNDO_SECONDS} s`);
    left.complete();
    // A link leads to the machine selected at the other place.
    await userEvent.click(await screen.findByRole('link', { name: 'Call off next' }));
    expect(here()).toBe(`/order/off-hires/add?line=${far.id}`);
    expect(sent(requests)[0]?.body).toMatchObject({ lines: [{ lineId: machine.id }, { lineId: other.id }] });
  });

  it('[DOM-03] [RT-10] are still selected on the way back from the form, and no longer once it was saved', async () => {
    const results = [{ lineId: machine.id, contractId: ID, extended: true, issue: null, expectedOffRentAt: null }];
    const { router } = await visit('/order/contracts', {
      state,
      answers: {
        ...answers,
        'GET /rented-lines': rented([machine]),
        'POST /contract-lines/extend': { lines: results },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    const box = () => screen.findByRole('checkbox', { name: /Select SCI-E-12 204 118/, description: '' });
    await userEvent.click(await box());
    await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect((await screen.findAllByText('1 line selected'))[0]).toBeVisible();
    expect(await box()).toBeChecked();
    await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Last day/ }), '2099-11-23');
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    const saved = await screen.findByText('1 machine is extended to 23 Nov 2099.', { selector: '[class*=Alert] *' });
    expect(saved).toHaveTextContent('SCI-E-12 · 204 118 – C-240118');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Select' })).toHaveAttribute('aria-pressed', 'false');
    expect(router.state.location.pathname).toBe('/order/contracts');
  });

  it('[DOM-09] says which of those that are named cannot be extended', async () => {
    await visit(`/order/extensions/add?line=${machine.id}&line=${openEnded.id}`, {
      state,
      answers: { ...answers, 'GET /rented-lines': rented([machine, openEnded]) },
    });
    expect(await screen.findByText(/1 line cannot be extended/)).toHaveTextContent(/402 078 – open-ended/);
  });

  it('[DOM-09] are extended together, and those that were not are named', async () => {
    const results = [machine, other].map(({ id, contractId }, index) => ({
      lineId: id,
      contractId,
      extended: index === 0,
      issue: null,
      expectedOffRentAt: null,
    }));
    const { requests } = await visit('/order/contracts', {
      state,
      answers: {
        ...answers,
        'GET /rented-lines': rented([machine], [other]),
        'POST /contract-lines/extend': { lines: results },
      },
    });
    await select();
    await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Last day/ }), '2099-11-23');
    await userEvent.click(screen.getByRole('button', { name: 'Extend 2 machines' }));
    expect(await screen.findByText(/Not extended/)).toHaveTextContent(/402 077 – C-240131/);
    expect(sent(requests)[0]?.body).toMatchObject({ lines: [{ lineId: machine.id }, { lineId: other.id }] });
  });

  it('[DOM-11] cannot be selected by who may do neither', async () => {
    await visit('/order/contracts', { state: user(['order'], ['contract-view']), answers });
    expect(await screen.findByRole('button', { name: 'List' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });
});

describe('extending', () => {
  it('[DOM-09] begins with the day that the planning proposes', async () => {
    await visit(`/order/extensions/add?line=${machine.id}&day=2099-12-01`, { state, answers: ANSWERS });
    expect(await screen.findByRole('textbox', { name: /Last day/ })).toHaveValue('1 Dec 2099');
  });

  it('[DOM-09] moves the end of the machines that are chosen', async () => {
    const answer = { lines: [] };
    const { requests } = await visit(`/order/extensions/add?contract=${ID}&line=${machine.id}`, {
      state,
      answers: { ...ANSWERS, 'POST /contract-lines/extend': answer },
    });
    const day = await screen.findByRole('textbox', { name: /Last day/ });
    // No day is selected yet. The hint names the first possible one.
    expect(day).toHaveValue('');
    expect(day).toHaveAccessibleDescription('The first possible day is 23 Nov 2099.');
    const chosen = screen.getByRole('checkbox', { name: /204 118 – C-240118 · .* · until / });
    expect(chosen).toBeChecked();
    await userEvent.click(chosen);
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
    expect(await screen.findByRole('link', { name: 'Machines Choose at least one.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last day Fill this in.' })).toBeVisible();
    await userEvent.click(chosen);
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    expect(sent(requests)).toHaveLength(0);
    await userEvent.type(day, '2099-11-22');
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription('The first possible day is 23 Nov 2099.'));
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-23');
    const reason = screen.getByLabelText(/Reason/);
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/200/));
    expect(day).toBeValid();
    expect(sent(requests)).toHaveLength(0);
    await userEvent.clear(reason);
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.body).toEqual({ lines: [{ lineId: machine.id, to: '2099-11-23' }], reason: null });
  });

  it('[DOM-09] offers a change request with the day filled in where the machine is promised elsewhere', async () => {
    const asking = user(['order', 'request'], ['contract-view', 'contract-extend', 'request-create']);
    const line = { ...machine, promisedFrom: '2099-11-25' };
    const { requests } = await visit(`/order/extensions/add?line=${machine.id}`, {
      state: asking,
      answers: { ...ANSWERS, 'GET /rented-lines': rented([line]), 'GET /projects': page([]) },
    });
    const day = await screen.findByRole('textbox', { name: /Last day/ });
    await userEvent.type(day, '2099-11-24');
    expect(screen.queryByRole('link', { name: /Ask the rental company/ })).toBeNull();
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-26');
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    const [said] = await screen.findAllByText('The machine is promised elsewhere from 25 Nov 2099 on.');
    expect(said).toBeVisible();
    expect(sent(requests)).toHaveLength(0);
    expect(screen.getByRole('link', { name: /Ask the rental company/ })).toHaveAttribute(
      'href',
      `/request/requests/add?machine=${machine.id}&to=2099-11-26`,
    );
  });
});
