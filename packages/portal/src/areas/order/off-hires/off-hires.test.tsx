import { OFF_HIRE_UNDO_SECONDS, type OffHire, type OffHireSummary } from '@hireyard/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceDatabase } from '../../../storage/device-database.ts';
import { bulkLine, contract, detailLine, LIST, line, page } from '../../../testing/contracts.ts';
import { clearDevice, keptDrafts, signInOnDevice } from '../../../testing/device.ts';
import { failedOffHire, OFF_HIRE, rented } from '../../../testing/off-hires.ts';
import { here, refusal, user, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 12_000 });
// Ends the seconds at will, so that no test waits for ten of them.
vi.mock('./countdown.ts', async (actual) => ({
  ...(await actual<typeof import('./countdown.ts')>()),
  countdown: () => left.asObservable(),
}));
const { BehaviorSubject, NEVER, Subject } = await import('rxjs');
let left = new BehaviorSubject(OFF_HIRE_UNDO_SECONDS);
afterEach(async () => {
  left = new BehaviorSubject(OFF_HIRE_UNDO_SECONDS);
  await clearDevice();
});

const FAR_OFF_HIRE = '77777777-0000-4000-8000-000000000002';
const queued = async () => (await deviceDatabase())?.getAll('outbox');
const ID = contract().id;
const machine = detailLine();
const towers = detailLine({ ...bulkLine, quantity: 4 });
const planned = detailLine({ id: '11111111-0000-4000-8000-000000000007', status: 'planned', actions: [] });
const ANSWERS = {
  'GET /rented-lines': rented([machine, towers, planned]),
  'POST /contract-lines/extend/estimate': { added: { amount: '285.00', currency: 'EUR' } },
  'POST /off-hires/estimate': { saved: { amount: '894.00', currency: 'EUR' }, lines: 2, to: '2026-12-04' },
  'POST /off-hires': OFF_HIRE,
  [`GET /off-hires/${OFF_HIRE.id}`]: OFF_HIRE,
};
/** Returns the writes without estimates, because an estimate changes nothing. */
const sent = (requests: Parameters<typeof writes>[0]) =>
  writes(requests).filter(({ path }) => !path.endsWith('/estimate'));
const state = user(['order'], ['contract-view', 'contract-off-hire', 'contract-extend']);
const add = `/order/off-hires/add?contract=${ID}&line=${machine.id}`;
const press = () => screen.getByRole('button', { name: 'Call off 1 machine' });

describe('calling off', () => {
  it('[DOM-24] stops the rent now by the clock of a demo, whatever the device says', async () => {
    const settings = { ...state.settings!, demoClock: { shows: '2099-11-20T10:00:00Z', speed: 0 } };
    const { requests } = await visit(add, { state: { ...state, settings }, answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.body).toMatchObject({ offRentAt: '2099-11-20T10:00:00.000Z' });
  });

  it('[DOM-03] is sent at once, and confirmed with its number', async () => {
    const { requests } = await visit(add, { state, answers: ANSWERS });
    expect(await screen.findByRole('checkbox', { name: /204 118/ })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(await screen.findByText('€894.00')).toBeVisible();
    expect(screen.getByText('2 machines until their expected ends, 4 Dec 2026 at the latest.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Place on site' }), 'Behind gate 2');
    await userEvent.click(press());
    expect(await screen.findByRole('heading', { level: 1, name: 'Called off' })).toHaveFocus();
    expect(here()).toBe(`/order/off-hires/called-off?id=${OFF_HIRE.id}`);
    expect(sent(requests)[0]?.body).toMatchObject({
      lines: [{ lineId: machine.id, quantity: 1 }],
      transport: 'collect',
      window: { date: '2099-11-23', slot: 'morning' },
      place: 'Behind gate 2',
    });
    expect(await screen.findByText(/^Rent stops: 20 Nov 2026/)).toBeVisible();
    expect(screen.getByText(/^Pick-up: 23 Nov 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'OH-260042' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Off-hire OH-260042' })).toBeVisible();
    expect(screen.getByText('This number is the proof that rent stops.')).toBeVisible();
    expect(screen.getByText('+31 20 555 0111').closest('dd')).toHaveTextContent(/ · \+31 20 555 0111$/);
    expect(screen.getByText('Address').nextSibling).toHaveTextContent(OFF_HIRE.address.line1);
    expect(screen.getByRole('button', { name: 'Undo call-off' })).toBeVisible();
  });

  it('[DOM-03] [DOM-71] [SW-02] can be undone for ten seconds, and goes on where it was', async () => {
    signInOnDevice();
    const withdrawn = { ...OFF_HIRE, status: 'cancelled', actions: [] };
    const { requests } = await visit(add, {
      state,
      answers: { ...ANSWERS, [`POST /off-hires/${OFF_HIRE.id}/withdraw`]: withdrawn },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Keys' }), 'Hook 4');
    await userEvent.click(press());
    expect(await screen.findByText('Sent. You can undo it for 10 s.')).toBeInTheDocument();
    left.next(3);
    expect(await screen.findByText('Sent. You can undo it for 3 s.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByText('Call-off undone. The machines are on rent.'))[0]).toBeVisible();
    expect(sent(requests).map(({ path }) => path)).toEqual(['/off-hires', `/off-hires/${OFF_HIRE.id}/withdraw`]);
    await userEvent.click(screen.getByRole('link', { name: 'Change and call off again' }));
    expect(await screen.findByRole('textbox', { name: 'Keys' })).toHaveValue('Hook 4');
    expect(here()).toBe(add);
  });

  it('[DOM-03] offers no undo after the seconds, and moves the focus from its button to the heading', async () => {
    await visit(add, { state, answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    left.next(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'OH-260042' })).toBeVisible();
  });

  it('[DOM-03] says why it could not be undone, and goes on trying without a network', async () => {
    let answer: unknown = refusal({ type: 'network', status: 0 });
    const path = `POST /off-hires/${OFF_HIRE.id}/withdraw`;
    const { requests } = await visit(add, { state, answers: { ...ANSWERS, [path]: () => answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    left.next(0);
    answer = refusal({ type: 'illegal-transition', status: 409 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The status has changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const keys = sent(requests)
      .slice(1)
      .map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('[DOM-18] takes a press while photos upload, stops the rent at the press, and is sent with them', async () => {
    const uploading = new Subject<unknown>();
    const settings = { ...state.settings!, demoClock: { shows: '2099-11-20T10:00:00Z', speed: 0 } };
    const { requests } = await visit(add, {
      state: { ...state, settings },
      answers: { ...ANSWERS, 'POST /attachments': uploading },
    });
    await screen.findByRole('checkbox', { name: /204 118/ });
    const photos = screen.getByRole('group', { name: 'Photos' });
    const file = new File(['pixels'], 'tyre.jpg', { type: 'image/jpeg' });
    await userEvent.upload(photos.querySelector('input[type=file]') as HTMLElement, file);
    await userEvent.click(press());
    expect(await screen.findByRole('button', { name: 'Uploading 0%' })).toBeVisible();
    uploading.next({ id: OFF_HIRE.id, name: file.name, mediaType: file.type, size: 6 });
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]?.body).toMatchObject({
      attachmentIds: [OFF_HIRE.id],
      offRentAt: '2099-11-20T10:00:00.000Z',
    });
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

  it('[DOM-03] [SW-04] can wait for a network', async () => {
    signInOnDevice();
    await visit(add, { state, answers: { ...ANSWERS, 'POST /off-hires': refusal({ type: 'network', status: 0 }) } });
    await screen.findByRole('checkbox', { name: /204 118/ });
    await userEvent.click(press());
    await userEvent.click(await screen.findByRole('button', { name: 'Send when connected' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'To be sent' })).toBeVisible();
    expect(await queued()).toMatchObject([{ form: { page: add } }]);
  });

  it('[HT-05] repeats the same write after a lost answer, with the time of the first press', async () => {
    const settings = { ...state.settings!, demoClock: { shows: '2099-11-20T10:00:00Z', speed: 60 } };
    let answer: unknown = refusal({ type: 'network', status: 0 });
    const { requests } = await visit(add, {
      state: { ...state, settings },
      answers: { ...ANSWERS, 'POST /off-hires': () => answer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    await screen.findByRole('button', { name: 'Send when connected' });
    answer = OFF_HIRE;
    await userEvent.click(press());
    await screen.findByRole('heading', { level: 1, name: 'Called off' });
    const [first, second] = sent(requests);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers).toEqual(first?.headers);
  });

  it('[DOM-03] [SW-02] keeps what was typed for one contract out of the form of another', async () => {
    signInOnDevice();
    const first = await visit(add.split('&')[0] as string, { state, answers: ANSWERS });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Keys' }), 'Code 4711');
    await waitFor(async () => expect(JSON.stringify(await keptDrafts())).toContain('Code 4711'));
    first.unmount();
    const other = await visit('/order/off-hires/add?contract=22222222-0000-4000-8000-000000000002', {
      state,
      answers: ANSWERS,
    });
    expect(await screen.findByRole('textbox', { name: 'Keys' })).toHaveValue('');
    other.unmount();
    await visit(add.split('&')[0] as string, { state, answers: ANSWERS });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Keys' })).toHaveValue('Code 4711'));
  });

  it('[DOM-02] names what somebody else has called off meanwhile, and calls off the rest', async () => {
    const other = detailLine({ id: '11111111-0000-4000-8000-000000000008', fleetNumber: '402 077' });
    let lines = [machine, other];
    let answer: unknown = refusal({ type: 'illegal-transition', status: 409 });
    const { requests } = await visit(`/order/off-hires/add?line=${machine.id}&line=${other.id}`, {
      state,
      answers: { ...ANSWERS, 'GET /rented-lines': () => rented(lines), 'POST /off-hires': () => answer },
    });
    await screen.findByRole('button', { name: 'Call off 2 machines' });
    lines = [{ ...machine, status: 'offHired', actions: [] }, other];
    await userEvent.click(screen.getByRole('button', { name: 'Call off 2 machines' }));
    expect(await screen.findByText(/1 machine cannot be called off/)).toHaveTextContent(/204 118 – Off-hired/);
    expect(screen.queryByText(/The status has changed/)).toBeNull();
    answer = OFF_HIRE;
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]?.body).toMatchObject({ lines: [{ lineId: other.id }] });
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
    await waitFor(() => expect(day).toHaveAccessibleDescription('Sat 28 Nov is not a workday.'));
    expect(screen.getByRole('button', { name: 'Use Mon 30 Nov' })).toBeVisible();
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
    expect(screen.getByText(text).closest('[role=alert]')).toHaveTextContent('+31 20 555 0111');
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

describe('the list of off-hires', () => {
  const failed = failedOffHire();
  const listed = (offHire: OffHireSummary) => ({ items: [offHire], page: 0, size: 25, hasMore: false });
  const answers = {
    ...ANSWERS,
    'GET /off-hires': listed(failed),
    'GET /off-hires/facets': { total: 1, facets: { status: [] } },
    [`GET /off-hires/${OFF_HIRE.id}`]: {
      ...OFF_HIRE,
      status: 'failed',
      failReason: 'noAccess',
      actions: ['anotherDay'],
    },
    'GET /call-off-rules': rented([]).depots[0]?.rules,
  };

  it('[DOM-72] [DOM-73] names machine, site and day, and leads from a failed pick-up to another day', async () => {
    const { requests } = await visit('/order/off-hires', {
      state,
      answers: { ...answers, [`POST /off-hires/${OFF_HIRE.id}/another-day`]: OFF_HIRE },
    });
    expect(await screen.findByRole('link', { name: 'OH-260042' })).toHaveAttribute(
      'href',
      `/order/off-hires/${OFF_HIRE.id}`,
    );
    expect(screen.getByRole('row', { name: /OH-260042/ })).toHaveTextContent('SCI-E-12 · 204 118 and 2 more');
    for (const text of ['Pick-up failed', 'Amsterdam', '23 Nov 2026'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Another day' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Another day' })).toBeVisible();
    expect(await screen.findByText(/The driver could not get in/)).toHaveTextContent('+31 20 555 0111');
    const day = screen.getByRole('textbox', { name: /Pick-up day/ });
    expect(day).toHaveValue('23 Nov 2099');
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-28');
    await userEvent.tab();
    // The field knows the depot's days before anything is sent.
    expect(day).toHaveAccessibleDescription('Sat 28 Nov is not a workday.');
    expect(screen.getByRole('button', { name: /30 Nov/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for this day' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/problem with 1 field.*Sat 28 Nov is not a workday/),
    );
    expect(sent(requests)).toEqual([]);
    await userEvent.clear(day);
    await userEvent.type(day, '2099-11-30');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for this day' }));
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sent(requests)[0]?.body).toEqual({
      window: { date: '2099-11-30', slot: 'morning' },
      place: 'Behind gate 2',
      keyPlace: null,
    });
    await waitFor(() => expect(here()).toBe('/order/off-hires'));
  });

  it('[DOM-11] [DOM-73] offers another day to nobody who may not call off', async () => {
    const reader = user(['order'], ['contract-view']);
    await visit('/order/off-hires', {
      state: reader,
      answers: { ...answers, 'GET /off-hires': listed({ ...failed, actions: [] }) },
    });
    expect(await screen.findByText('Pick-up failed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Another day' })).toBeNull();
  });

  it.each([
    [
      { status: 'offHired', offHireId: OFF_HIRE.id, actions: ['anotherDay'] },
      `/order/off-hires/${OFF_HIRE.id}/another-day`,
    ],
    [{ status: 'onRent', offHireId: null, actions: ['offHire'] }, `/order/off-hires/add?line=${machine.id}`],
  ] as const)('[DOM-73] stands at its machine in the list of machines, with the next step: %j', async (own, to) => {
    const listed = line({ ...own, actions: [...own.actions], pickupFailed: true });
    await visit('/order/contracts', { state, answers: { ...ANSWERS, ...LIST, 'GET /contract-lines': page([listed]) } });
    expect(await screen.findByText('Pick-up failed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another day' })).toHaveAttribute('href', to);
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

  it('[DOM-02] [DOM-03] [DOM-71] of several sites are called off at once, each site with a number of its own', async () => {
    const made = [OFF_HIRE, { ...OFF_HIRE, id: FAR_OFF_HIRE, number: 'OH-260043' }];
    const { requests } = await visit('/order/contracts', {
      state,
      answers: {
        ...answers,
        'GET /rented-lines': rented([machine, other], [far]),
        'POST /off-hires': ({ body }: { body: { lines: readonly { lineId: string }[] } }) =>
          made[body.lines[0]?.lineId === far.id ? 1 : 0],
        [`GET /off-hires/${FAR_OFF_HIRE}`]: made[1],
      },
    });
    await select();
    // Planned machines cannot be selected, and say why.
    const [off] = screen.getAllByRole('checkbox', { description: /Cannot be called off or extended: Planned/ });
    expect(off).not.toBeChecked();
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
    expect(bar.getByText('3 machines selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Call off' }));
    const site = within(await screen.findByRole('region', { name: /Maasvlakteweg 5/ }));
    expect(screen.getByText('2 sites')).toBeVisible();
    for (const name of ['Now', 'Collect'])
      expect(screen.getAllByRole('radio', { name: new RegExp(name), checked: true })).toHaveLength(2);
    expect(site.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.type(site.getByRole('textbox', { name: 'Place on site' }), 'Gate 7');
    await userEvent.click(screen.getByRole('button', { name: 'Call off 3 machines' }));
    expect(await screen.findByRole('link', { name: 'OH-260042' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'OH-260043' })).toBeVisible();
    expect(here()).toBe(`/order/off-hires/called-off?id=${OFF_HIRE.id}&id=${FAR_OFF_HIRE}`);
    expect(sent(requests).map(({ body }) => body)).toMatchObject([
      { lines: [{ lineId: machine.id }, { lineId: other.id }], place: null },
      { lines: [{ lineId: far.id }], place: 'Gate 7' },
    ]);
    expect(new Set(sent(requests).map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(2);
  });

  it('[DOM-03] [DOM-71] keeps the site that was refused in the form with its reason, and confirms the others', async () => {
    let refused: unknown = refusal({
      type: 'validation',
      status: 422,
      errors: [{ pointer: '/place', code: 'characters' }],
    });
    const { requests } = await visit(`/order/off-hires/add?line=${machine.id}&line=${far.id}`, {
      state,
      answers: {
        ...answers,
        'GET /rented-lines': rented([machine], [far]),
        'POST /off-hires': ({ body }: { body: { lines: readonly { lineId: string }[] } }) =>
          body.lines[0]?.lineId === far.id ? refused : OFF_HIRE,
        [`GET /off-hires/${FAR_OFF_HIRE}`]: { ...OFF_HIRE, id: FAR_OFF_HIRE, number: 'OH-260043' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 2 machines' }));
    expect(await screen.findByRole('link', { name: 'OH-260042' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    const site = within(screen.getByRole('region', { name: /Maasvlakteweg 5/ }));
    expect(site.getByRole('textbox', { name: 'Place on site' })).toBeInvalid();
    expect(screen.queryByRole('checkbox', { name: /204 118/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Call off 1 machine' }));
    await waitFor(() => expect(sent(requests)).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    refused = { ...OFF_HIRE, id: FAR_OFF_HIRE, number: 'OH-260043' };
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 1 machine' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Called off' })).toBeVisible();
    expect(here()).toBe(`/order/off-hires/called-off?id=${OFF_HIRE.id}&id=${FAR_OFF_HIRE}`);
    expect(sent(requests)).toHaveLength(4);
  });

  it('[DOM-03] [SW-04] of several sites wait together for a network', async () => {
    signInOnDevice();
    await visit(`/order/off-hires/add?line=${machine.id}&line=${far.id}`, {
      state,
      answers: {
        ...answers,
        'GET /rented-lines': rented([machine], [far]),
        'POST /off-hires': refusal({ type: 'network', status: 0 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Call off 2 machines' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send when connected' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'To be sent' })).toBeVisible();
    expect((await queued())?.map(({ form }) => form?.page).toSorted()).toEqual(
      [machine, far].map(({ id }) => `/order/off-hires/add?line=${id}`).toSorted(),
    );
  });

  it('[DOM-03] [SW-02] are not blamed once they are called off, and leave nothing in the form of another place', async () => {
    signInOnDevice();
    let lines = rented([machine], [far]);
    const answers: Record<string, unknown> = {
      ...ANSWERS,
      'GET /rented-lines': () => lines,
      'POST /off-hires': () => {
        lines = rented([{ ...machine, status: 'offHired', actions: [] }], [far]);
        return OFF_HIRE;
      },
    };
    const { requests } = await visit(`/order/off-hires/add?line=${machine.id}&line=${far.id}`, { state, answers });
    const blames: string[] = [];
    const watch = new MutationObserver(() => {
      const blame = screen.queryByText(/cannot be called off/)?.textContent;
      if (blame) blames.push(blame);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const [place] = await screen.findAllByRole('textbox', { name: 'Place on site' });
    await userEvent.type(place as HTMLElement, 'Gate 2, code 4711');
    // Holds the page of the off-hire back, so that the form is still there when its lines are read again.
    answers[`GET /off-hires/${OFF_HIRE.id}`] = NEVER;
    await userEvent.click(screen.getByRole('checkbox', { name: /310 004/ }));
    await userEvent.click(press());
    await waitFor(() => expect(here()).toMatch(OFF_HIRE.id));
    expect(sent(requests)).toHaveLength(1);
    await waitFor(async () => expect(await keptDrafts()).toEqual([]));
    watch.disconnect();
    expect(blames).toEqual([]);
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
    expect((await screen.findAllByText('1 machine selected'))[0]).toBeVisible();
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
    expect(await screen.findByText(/1 machine cannot be extended/)).toHaveTextContent(/402 078 – open-ended/);
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
    await waitFor(() => expect(day).toHaveAccessibleDescription('Not before 23 Nov 2099.'));
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

  it('[DOM-94] says what it adds, offers usual ends, refuses a day as it is typed, and leads on to the contract', async () => {
    const line = { ...machine, expectedOffRentAt: '2099-11-20T16:00:00.000Z', projectTo: '2099-12-05' };
    const added = { amount: '171.00', currency: 'EUR' };
    const { requests } = await visit(`/order/extensions/add?contract=${ID}&line=${machine.id}`, {
      state,
      answers: {
        ...ANSWERS,
        'GET /rented-lines': rented([line]),
        'POST /contract-lines/extend/estimate': { added },
        'POST /contract-lines/extend': { lines: [] },
      },
    });
    const day = await screen.findByRole('textbox', { name: /Last day/ });
    const ends = within(screen.getByRole('group', { name: 'Usual ends' }));
    // The end of the project is a Saturday. Days of another year than today's have their year.
    expect(ends.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'One week: 27 Nov 2099',
      'End of month: 30 Nov 2099',
      'End of project: 4 Dec 2099',
    ]);
    // Half a date is later than the first day as text, and no date.
    await userEvent.type(day, '2099-12-0');
    expect(day).toHaveValue('2099-12-0');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-19');
    await waitFor(() => expect(day).toBeInvalid());
    expect(day).toHaveAccessibleDescription('The first possible day is 23 Nov 2099.');
    expect(screen.queryByText('Adds about')).toBeNull();
    await userEvent.click(ends.getByRole('button', { name: /End of month/ }));
    expect(day).toHaveValue('30 Nov 2099');
    expect(ends.getByRole('button', { name: /End of month/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Adds about')).toBeVisible();
    expect(screen.getByText('€171.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Extend 1 machine' }));
    expect(await screen.findByRole('link', { name: line.contractNumber })).toHaveAttribute(
      'href',
      `/order/contracts/${line.contractId}`,
    );
    const asked = writes(requests).filter(({ path }) => path === '/contract-lines/extend/estimate');
    expect(asked.at(-1)?.body).toEqual({ lines: [{ lineId: machine.id, to: '2099-11-30' }] });
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
