import type { Attachment } from '@hireyard/contract';
import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { throwError } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAtDesk } from '../config/at-desk.ts';
import type { RootState } from '../store/store.ts';
import {
  atDesk,
  BREAKDOWN_ENTRY,
  DESK_ACCOUNT,
  DESK_BREAKDOWN,
  DESK_OFF_HIRE,
  DESK_ORDER,
  inboxAnswers,
  ORDER_ENTRY,
} from '../testing/desk.ts';
import { refusal } from '../testing/fake-http.ts';
import { PROFILE, visitor } from '../testing/state.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

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

  it('[DK-16] has the brand of the company of the person, whatever company was chosen on the device', async () => {
    const state = atDesk();
    const settings = state.settings as RootState['settings'];
    const [chosen] = settings.appConfig?.operatingCompanies ?? [];
    if (!chosen) throw new Error('no company is configured');
    const brand = { name: 'Lohmann Miet', logo: 'logo.svg' };
    const appConfig = {
      ...(settings.appConfig as NonNullable<typeof settings.appConfig>),
      operatingCompanies: [
        { ...chosen, code: 'DE' },
        { ...chosen, brand },
      ],
    };
    await visitDesk('/desk', { state: { ...state, settings: { ...settings, opCo: 'DE', appConfig } } });
    const [home] = await screen.findAllByRole('link', { name: /Lohmann Miet/ });
    expect(home?.querySelector('img')).toHaveAttribute('src', '/brand/logo.svg');
    await waitFor(() => expect(document.title).toMatch(/ · Lohmann Miet$/));
  });

  it('[DK-16] warns in the inbox where the configuration and the database know different companies', async () => {
    const companyMismatch = { isOwnMissing: true, notSetUp: ['PL', 'FR'] };
    await visitDesk('/desk', { answers: { 'GET /desk/account': { ...DESK_ACCOUNT, companyMismatch } } });
    const warning = await screen.findByText(/does not know Hireyard Nederland \(NL\)/);
    expect(warning.closest('[role="alert"]')).toHaveTextContent('not set up: PL and FR');
  });

  it('[DK-02] tells a user of the portal that it is not theirs, and leaves their session alone', async () => {
    const answers = { 'GET /desk/account': refusal({ type: 'missing-right', status: 403 }) };
    const { requests } = await visitDesk('/desk', { answers });
    expect(await screen.findByText(/Your account belongs to a customer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull();
    expect(requests.some(({ path }) => path === '/desk/inbox')).toBe(false);
  });

  it('[SH-04] says that it could not be opened, and tries again', async () => {
    let isDown = true;
    const account = () => (isDown ? throwError(() => refusal({ status: 500 })) : DESK_ACCOUNT);
    await visitDesk('/desk', { answers: { 'GET /desk/account': account } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });

  it('[DK-03] leads any other path to the inbox', async () => {
    const { router } = await visitDesk('/desk/nowhere');
    await screen.findByText('Nothing is waiting');
    expect(router.state.location.pathname).toBe('/desk');
  });
});

describe('the inbox', () => {
  it('[DK-04] lists what waits, with client, site, machines, depot, and who sees to it', async () => {
    await visitDesk('/desk', { answers: inboxAnswers([BREAKDOWN_ENTRY, ORDER_ENTRY]) });
    await screen.findByRole('link', { name: 'Order O-260017' });
    const [, breakdown, order] = screen.getAllByRole('row');
    expect(breakdown).toHaveTextContent('Not safe to use');
    expect(breakdown).toHaveTextContent('The platform does not come down');
    expect(breakdown).toHaveTextContent('204 118');
    expect(breakdown).toHaveTextContent(/Ria Bos.*10:24/);
    expect(order).toHaveTextContent('Bouwbedrijf De Linde');
    expect(order).toHaveTextContent('Zuidas Tower C, Amsterdam');
    expect(order).toHaveTextContent(/2 × \S/);
    expect(order).toHaveTextContent('Nobody yet');
    expect(within(order as HTMLElement).getByRole('link', { name: 'Order O-260017' })).toHaveAttribute('href', ORDER);
  });

  it('[DK-04] begins with the depot of the person, in the address, and shows others on demand', async () => {
    const [, rotterdam] = DESK_ACCOUNT.depots;
    const answers = {
      ...inboxAnswers([BREAKDOWN_ENTRY, ORDER_ENTRY]),
      'GET /desk/account': { ...DESK_ACCOUNT, depot: rotterdam },
    };
    const { router } = await visitDesk('/desk', { answers });
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(router.state.location.search).toBe(`?depot=${rotterdam?.id}`);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('link', { name: 'Order O-260017' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('button', { name: /^Kind/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Dispute/ }));
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(router.state.location.search).toBe('?kind=dispute');
  });

  it('[DK-06] is searched, and filtered by the person who sees to entries', async () => {
    const { router, requests } = await visitDesk('/desk', { answers: inboxAnswers([ORDER_ENTRY]) });
    await screen.findByRole('link', { name: 'Order O-260017' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the inbox' }), 'linde');
    await waitFor(() => expect(router.state.location.search).toBe('?q=linde'));
    await userEvent.click(screen.getByRole('button', { name: /^Seen to by/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Nobody yet/ }));
    await waitFor(() =>
      expect(requests.findLast(({ path }) => path === '/desk/inbox')?.query).toMatchObject({
        q: 'linde',
        person: ['none'],
      }),
    );
  });

  it('[DK-06] reads again every minute while it is on screen', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { requests } = await visitDesk('/desk', { answers: inboxAnswers([ORDER_ENTRY]) });
    await screen.findByRole('link', { name: 'Order O-260017' });
    const reads = () => requests.filter(({ path }) => path === '/desk/inbox').length;
    const before = reads();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('[DK-02] offers no move to a person who only reads', async () => {
    const answers = { 'GET /desk/account': { ...DESK_ACCOUNT, rights: ['desk.see'] }, [`GET ${ORDER}`]: DESK_ORDER };
    await visitDesk(ORDER, { answers });
    expect(await screen.findByText('Ring at the gate.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  });

  it('[SH-04] shows that it could not be read', async () => {
    await visitDesk('/desk', { answers: { 'GET /desk/inbox': refusal({ status: 503 }) } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('Nothing is waiting')).toBeNull();
  });
});

describe('a request at the desk', () => {
  it('[DK-07] shows photos and files of the client, also of a comment, and saves them from the desk', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
    const file: Attachment = {
      id: '7a1d6a52-53a5-4f0b-9d52-00000000a001',
      name: 'boom.jpg',
      mediaType: 'image/jpeg',
      size: 200_000,
      hasThumbnail: false,
      // The 20th at the company, which writes it so (I18N-10).
      addedAt: '2026-11-19T23:30:00.000Z',
      addedBy: null,
    };
    const plate = { ...file, id: '7a1d6a52-53a5-4f0b-9d52-00000000a002', name: 'plate.jpg' };
    const address = `/desk/requests/${DESK_BREAKDOWN.id}`;
    const comment = { id: PROFILE.id, by: null, at: '2026-11-20T10:00:00.000Z', text: 'Thank you.', asksBack: false };
    const content = `/desk/attachments/${plate.id}/content`;
    const { requests } = await visitDesk(address, {
      answers: {
        [`GET ${address}`]: {
          ...DESK_BREAKDOWN,
          attachments: [file],
          comments: [{ ...comment, attachments: [plate] }],
        },
        [`GET ${content}`]: new Blob(['plate']),
      },
    });
    expect(await screen.findByText(file.name)).toBeVisible();
    expect(screen.getAllByText('20 Nov 2026')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: /plate\.jpg/ }));
    await waitFor(() => expect(saved).toEqual(['plate.jpg']));
    expect(requests.map(({ path }) => path)).toContain(content);
  });

  it('[DK-05] has the state that its client sees', async () => {
    const address = `/desk/requests/${DESK_BREAKDOWN.id}`;
    await visitDesk(address, { answers: { [`GET ${address}`]: { ...DESK_BREAKDOWN, status: 'inReview' } } });
    // The tone of the portal's own list (rental/RequestStatusChip).
    expect((await screen.findByText('In review')).parentElement).toHaveAttribute('data-tone', 'warning');
  });
});

it('[DK-04] shows a certificate that ends while its machine is on rent, and who sees to it', async () => {
  const certificate: typeof ORDER_ENTRY = {
    ...ORDER_ENTRY,
    kind: 'certificate',
    number: 'CE-118',
    title: 'Yearly inspection',
    next: 'renew',
    until: '2026-12-04',
  };
  await visitDesk(`/desk/certificates/${certificate.id}`, { answers: inboxAnswers([certificate]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Yearly inspection' })).toBeVisible();
  expect(screen.getByText('4 Dec 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'I’ll see to it' })).toBeVisible();
});

describe('who sees to an entry', () => {
  it('[DK-06] is said with one press, shown with its time, and given back', async () => {
    let entry = ORDER_ENTRY;
    const { 'GET /desk/inbox': _none, ...counts } = inboxAnswers([entry]);
    const told = (set: Partial<typeof ORDER_ENTRY>) => () => {
      entry = { ...ORDER_ENTRY, ...set };
      return entry;
    };
    const answers = {
      ...counts,
      [`GET ${ORDER}`]: DESK_ORDER,
      'GET /desk/inbox': () => ({ items: [entry], page: 0, size: 25, hasMore: false }),
      'POST /desk/inbox/acknowledge': told({
        acknowledgedAt: '2026-11-20T08:20:00.000Z',
        acknowledgedBy: 'Dirk de Wit',
      }),
      'POST /desk/inbox/release': told({}),
    };
    const { requests } = await visitDesk(ORDER, { answers });
    expect(await screen.findByText(/Nobody sees to it yet.*09:12/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I’ll see to it' }));
    expect(await screen.findByText(/Seen to by Dirk de Wit since .*09:20/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Give back' }));
    expect(await screen.findByRole('button', { name: 'I’ll see to it' })).toBeVisible();
    expect(writes(requests).map(({ body }) => body)).toEqual(Array(2).fill({ kind: 'order', id: DESK_ORDER.id }));
  });

  it('[DK-21] is handed to a colleague, who is chosen among the people of the company', async () => {
    const person = '7a1d6a52-53a5-4f0b-9d52-00000000e001';
    const handed = { ...ORDER_ENTRY, acknowledgedAt: '2026-11-20T08:20:00.000Z', acknowledgedBy: 'Ria Bos' };
    let entry = ORDER_ENTRY;
    const { 'GET /desk/inbox': _none, ...counts } = inboxAnswers([entry]);
    const items = [
      { id: DESK_ACCOUNT.userId, name: 'Dirk de Wit' },
      { id: person, name: 'Ria Bos' },
    ];
    const answers = {
      ...counts,
      [`GET ${ORDER}`]: DESK_ORDER,
      'GET /desk/inbox': () => ({ items: [entry], page: 0, size: 25, hasMore: false }),
      'GET /desk/colleagues': { items },
      'POST /desk/inbox/assign': () => {
        entry = handed;
        return entry;
      },
    };
    const { requests } = await visitDesk(ORDER, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog');
    const colleague = await within(dialog).findByRole('combobox', { name: /Colleague/ });
    expect(await within(colleague).findByRole('option', { name: 'Ria Bos' })).toBeInTheDocument();
    // The person at the desk is left out: another button takes the entry.
    expect(within(colleague).queryByRole('option', { name: 'Dirk de Wit' })).toBeNull();
    await userEvent.selectOptions(colleague, 'Ria Bos');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText(/Seen to by Ria Bos since .*09:20/)).toBeVisible();
    expect(writes(requests)).toMatchObject([{ body: { kind: 'order', id: DESK_ORDER.id, person } }]);
  });

  it('[DK-06] [DK-02] is only read by a person who does not act, and nothing of a record that does not wait', async () => {
    const reader = { 'GET /desk/account': { ...DESK_ACCOUNT, rights: ['desk.see'] }, [`GET ${ORDER}`]: DESK_ORDER };
    const { unmount } = await visitDesk(ORDER, { answers: { ...inboxAnswers([ORDER_ENTRY]), ...reader } });
    expect(await screen.findByText(/Nobody sees to it yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I’ll see to it' })).toBeNull();
    unmount();
    await visitDesk(ORDER, { answers: { [`GET ${ORDER}`]: DESK_ORDER } });
    expect(await screen.findByText('Ring at the gate.')).toBeVisible();
    expect(screen.queryByText(/sees to it/)).toBeNull();
  });
});

describe('an off-hire at the desk', () => {
  const OFF_HIRE = `/desk/off-hires/${DESK_OFF_HIRE.id}`;
  const [first, second] = DESK_OFF_HIRE.lines;

  it('[OP-84] says which of its machines are back', async () => {
    let offHire: object = DESK_OFF_HIRE;
    const answers = {
      [`GET ${OFF_HIRE}`]: () => offHire,
      [`POST ${OFF_HIRE}/collect`]: () => {
        offHire = { ...DESK_OFF_HIRE, lines: [{ ...first, status: 'returned' }, second] };
        return offHire;
      },
    };
    const { requests } = await visitDesk(OFF_HIRE, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as back' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /204 119/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as back' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ body: { lines: [first?.lineId] } }]));
    expect(await screen.findByText(/204 118 · Back/)).toBeVisible();
    expect(screen.queryByText(/204 119 · Back/)).toBeNull();
  });

  it('[OP-83] is withdrawn for a client who calls, after a question', async () => {
    const answers = {
      [`GET ${OFF_HIRE}`]: DESK_OFF_HIRE,
      [`POST ${OFF_HIRE}/withdraw`]: { ...DESK_OFF_HIRE, status: 'cancelled', actions: [] },
    };
    const { requests } = await visitDesk(OFF_HIRE, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo off-hire' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this off-hire?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo off-hire' }));
    await waitFor(() => expect(writes(requests).map(({ path }) => path)).toEqual([`${OFF_HIRE}/withdraw`]));
  });
});

describe('an order at the desk', () => {
  it('[DK-22] names its project', async () => {
    const project = { id: '7a1d6a52-53a5-4f0b-9d52-00000000f001', externalId: 'P-7', number: 'P-7', name: 'Quay wall' };
    await visitDesk(ORDER, { answers: { [`GET ${ORDER}`]: { ...DESK_ORDER, project } } });
    expect(await screen.findByText('Quay wall')).toBeVisible();
  });

  it('[OP-66] [DK-05] says which terms it was sent under', async () => {
    const acceptedTerms = { version: 'Frame 7', language: 'nl' as const, link: 'https://hireyard.example/frame-7' };
    await visitDesk(ORDER, { answers: { [`GET ${ORDER}`]: { ...DESK_ORDER, acceptedTerms } } });
    const link = await screen.findByRole('link', { name: 'Version Frame 7' });
    expect(link).toHaveAttribute('href', acceptedTerms.link);
  });

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

  it('[OP-82] is cancelled for a client who calls, after a question', async () => {
    const confirmed = { ...DESK_ORDER, status: 'confirmed', actions: ['complete', 'cancel'] } as const;
    const answers = {
      [`GET ${ORDER}`]: confirmed,
      [`POST ${ORDER}/cancel`]: { ...confirmed, status: 'cancelled', actions: [] },
    };
    const { requests } = await visitDesk(ORDER, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(writes(requests)).toEqual([]);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(writes(requests).map(({ path }) => path)).toEqual([`${ORDER}/cancel`]));
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
  expect(own).toEqual([
    'getDeskAccount',
    'listDeskInbox',
    'listDeskInboxFacets',
    'acknowledgeDeskEntry',
    'releaseDeskEntry',
    'listDeskColleagues',
    'assignDeskEntry',
    'listDeskClients',
    'listDeskClientsFacets',
    'getDeskClient',
    'patchDeskClient',
    'inviteDeskAdministrator',
    'resendDeskInvitation',
    'listDeskClientUsers',
    'beginDeskView',
    'endDeskView',
    'listDeskMachines',
    'listDeskDepots',
    'listDeskDepotsFacets',
    'getDeskDepot',
    'patchDeskDepot',
    'getDeskClosedDays',
    'patchDeskClosedDays',
    'listDeskProducts',
    'listDeskProductsFacets',
    'getDeskProduct',
    'patchDeskProduct',
    'putDeskProductPicture',
    'deleteDeskProductPicture',
    'listDeskPapers',
    'listDeskPapersFacets',
    'getDeskPaper',
    'getDeskPaperFile',
    'createDeskPaper',
    'patchDeskPaper',
    'putDeskPaperFile',
    'listDeskMachineAccounts',
    'createDeskMachineAccount',
    'revokeDeskMachineAccount',
    'listDeskMails',
    'listDeskMailsFacets',
    'getDeskMail',
    'sendDeskMailAgain',
    'putDeskMailAside',
    'listDeskImports',
    'listDeskImportsFacets',
    'getDeskImport',
    'getDeskImportRefusals',
    'startDeskImport',
    'addDeskImportFile',
    'removeDeskImportFile',
    'tryDeskImport',
    'runDeskImport',
    'undoDeskImport',
    'getDeskRejectedRows',
    'getDeskImportTemplate',
  ]);
  for (const { id, method, path, deskRight } of DESK_TABLE) {
    expect(path).toMatch(/^\/desk\//);
    const ofCalls = path.startsWith('/desk/machine-accounts') ? 'desk.connect' : 'desk.act';
    const right = id.endsWith('DeskView') ? 'desk.view-as' : ofCalls;
    expect(deskRight).toBe(method === 'GET' ? undefined : right);
  }
});
