import type { Attachment } from '@hireyard/contract';
import type { DeskAccount } from '@hireyard/contract/desk';
import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import {
  BREAKDOWN_ENTRY,
  clientAnswers,
  DESK_ACCOUNT,
  DESK_BREAKDOWN,
  DESK_CLIENT,
  DESK_CLOSED_DAYS,
  DESK_DEPOT,
  DESK_IMPORT,
  DESK_MAIL,
  DESK_OFF_HIRE,
  DESK_ORDER,
  DESK_PAPER,
  DESK_PRODUCT,
  depotAnswers,
  importAnswers,
  inboxAnswers,
  MACHINE_ACCOUNT,
  MACHINES,
  mailAnswers,
  ORDER_ENTRY,
  paperAnswers,
  productAnswers,
  UNDONE_IMPORT,
} from '../testing/desk.ts';
import { type DeskArgs, type DeskStory, deskStories } from '../testing/desk-story.tsx';
import { refusal } from '../testing/fake-http.ts';
import { onPhone } from '../testing/page-story.tsx';
import { visitor } from '../testing/state.ts';

const VIEWING: DeskAccount = { ...DESK_ACCOUNT, rights: ['desk.see', 'desk.act', 'desk.view-as'] };
const WAITING = inboxAnswers([BREAKDOWN_ENTRY, ORDER_ENTRY]);
const ORDER = `/desk/orders/${DESK_ORDER.id}`;

const meta = {
  ...deskStories,
  title: 'Portal/Desk',
  tags: ['!autodocs'],
  args: {
    ...deskStories.args,
    answers: { ...WAITING, [`GET ${ORDER}`]: DESK_ORDER },
  },
  parameters: { ...deskStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<DeskArgs>;
export default meta;

// [DK-04]
export const Inbox: DeskStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Order O-260017' })).toBeVisible();
    await expect(screen.getByText('Not safe to use')).toBeVisible();
  },
};

export const InboxOnPhone: DeskStory = { ...Inbox, parameters: { ...meta.parameters, ...onPhone } };

export const Loading: DeskStory = { args: { answers: { ...WAITING, 'GET /desk/inbox': NEVER } } };

export const Empty: DeskStory = {
  args: { answers: inboxAnswers() },
  play: async () => {
    await expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  },
};

// [PP-03]
export const Codes: DeskStory = {
  args: { address: '/desk/machines', answers: { 'GET /desk/machines': MACHINES } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Code of 204 118' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print 12 codes' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: DeskStory = {
  args: { answers: { ...WAITING, 'GET /desk/inbox': refusal({ status: 503 }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DK-05] [DK-06]
export const Order: DeskStory = {
  args: { address: ORDER },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'I’ll see to it' })).toBeVisible();
  },
};

export const OrderOnPhone: DeskStory = { ...Order, parameters: { ...meta.parameters, ...onPhone } };

const OFF_HIRE = `/desk/off-hires/${DESK_OFF_HIRE.id}`;

// [OP-84]
export const MachinesBack: DeskStory = {
  args: { address: OFF_HIRE, answers: { ...WAITING, [`GET ${OFF_HIRE}`]: DESK_OFF_HIRE } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as back' }));
    await expect(await screen.findByRole('checkbox', { name: /204 119/ })).toBeChecked();
  },
};

const PHOTO: Attachment = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000a001',
  name: 'boom.jpg',
  mediaType: 'image/jpeg',
  size: 200_000,
  hasThumbnail: false,
  addedAt: '2026-11-20T09:20:00.000Z',
  addedBy: null,
};
const COMMENT = { id: PHOTO.id, by: null, at: PHOTO.addedAt, text: 'Thank you.', asksBack: false };
const REQUEST = `/desk/requests/${DESK_BREAKDOWN.id}`;

// [DK-07]
export const Request: DeskStory = {
  args: {
    address: REQUEST,
    answers: {
      ...WAITING,
      [`GET ${REQUEST}`]: {
        ...DESK_BREAKDOWN,
        attachments: [PHOTO],
        comments: [{ ...COMMENT, attachments: [{ ...PHOTO, name: 'plate.jpg' }] }],
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('boom.jpg')).toBeVisible();
    await expect(screen.getByText('plate.jpg')).toBeVisible();
  },
};

// [DK-03]
export const SignIn: DeskStory = {
  args: { state: visitor() },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  },
};

// [DK-02]
export const OfNobody: DeskStory = {
  args: { answers: { 'GET /desk/account': refusal({ type: 'missing-right', status: 403 }) } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go to the portal' })).toBeVisible();
  },
};

// [DK-08]
export const Clients: DeskStory = {
  args: { address: '/desk/clients', answers: clientAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: DESK_CLIENT.name })).toBeVisible();
  },
};

export const Client: DeskStory = {
  args: {
    address: `/desk/clients/${DESK_CLIENT.id}`,
    answers: { [`GET /desk/clients/${DESK_CLIENT.id}`]: DESK_CLIENT },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send invitation again' })).toBeVisible();
  },
};

// [DK-15]
export const ClientUsers: DeskStory = {
  args: { ...Client.args, answers: { ...Client.args?.answers, 'GET /desk/account': VIEWING } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'View as this user' })).toBeVisible();
  },
};

export const ClientUsersOnPhone: DeskStory = { ...ClientUsers, parameters: { ...meta.parameters, ...onPhone } };

export const ClientOnPhone: DeskStory = { ...Client, parameters: { ...meta.parameters, ...onPhone } };

// [DK-11]
export const MachineAccounts: DeskStory = {
  args: {
    address: '/desk/machine-accounts',
    answers: {
      'GET /desk/machine-accounts': {
        items: [
          MACHINE_ACCOUNT,
          {
            ...{ ...MACHINE_ACCOUNT, id: '7a1d6a52-53a5-4f0b-9d52-00000000ab02', name: 'Telematics' },
            ...{ createdBy: null, usedAt: null, revokedAt: '2024-11-19T10:00:00.000Z' },
          },
        ],
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Revoke (ERP)' })).toBeVisible();
  },
};

export const NoMachineAccount: DeskStory = {
  args: { address: '/desk/machine-accounts', answers: { 'GET /desk/machine-accounts': { items: [] } } },
  play: async () => {
    await expect(await screen.findByText('No system is connected yet')).toBeVisible();
  },
};

export const MachineAccountsOnPhone: DeskStory = {
  ...MachineAccounts,
  parameters: { ...meta.parameters, ...onPhone },
};
// [DK-10]
export const Mails: DeskStory = {
  args: { address: '/desk/mails', answers: mailAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Petra Planner/ })).toBeVisible();
  },
};

export const MailsOnPhone: DeskStory = { ...Mails, parameters: { ...meta.parameters, ...onPhone } };

export const Mail: DeskStory = {
  args: { address: `/desk/mails/${DESK_MAIL.id}`, answers: { [`GET /desk/mails/${DESK_MAIL.id}`]: DESK_MAIL } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

// [DK-12]
export const Depots: DeskStory = {
  args: { address: '/desk/depots', answers: depotAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: DESK_DEPOT.name })).toBeVisible();
  },
};

export const Depot: DeskStory = {
  args: {
    address: `/desk/depots/${DESK_DEPOT.id}`,
    answers: { [`GET /desk/depots/${DESK_DEPOT.id}`]: DESK_DEPOT, 'GET /desk/closed-days': DESK_CLOSED_DAYS },
  },
  play: async () => {
    await expect(await screen.findByText('07:00 – 12:00, 12:30 – 16:30')).toBeVisible();
  },
};

export const DepotOnPhone: DeskStory = { ...Depot, parameters: { ...meta.parameters, ...onPhone } };

// [DK-20]
export const ClosingDays: DeskStory = {
  ...Depot,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change closing days' }));
    await expect(await screen.findByRole('checkbox', { name: /Christmas Day/ })).toBeVisible();
  },
};

export const OpeningTimes: DeskStory = {
  ...Depot,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change opening times' }));
    await expect(await screen.findByRole('group', { name: 'Sunday' })).toBeVisible();
  },
};

export const OpeningTimesOnPhone: DeskStory = { ...OpeningTimes, parameters: { ...meta.parameters, ...onPhone } };
// [DK-09]
export const Imports: DeskStory = {
  args: { address: '/desk/imports', answers: importAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'clients.csv' })).toBeVisible();
  },
};

export const ImportsOnPhone: DeskStory = { ...Imports, parameters: { ...meta.parameters, ...onPhone } };

export const Import: DeskStory = {
  args: { address: `/desk/imports/${DESK_IMPORT.id}`, answers: importAnswers() },
  play: async () => {
    await expect(await screen.findByText('clients.csv, row 14 · K-14')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  },
};

export const ImportOnPhone: DeskStory = { ...Import, parameters: { ...meta.parameters, ...onPhone } };

// [DK-19]
export const UndoneImport: DeskStory = {
  args: {
    address: `/desk/imports/${DESK_IMPORT.id}`,
    answers: importAnswers([UNDONE_IMPORT]),
  },
  play: async () => {
    await expect(await screen.findByText('Undone: 12 taken back, 1 not.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  },
};

export const UndoneImportOnPhone: DeskStory = { ...UndoneImport, parameters: { ...meta.parameters, ...onPhone } };

// [DK-13]
export const Products: DeskStory = {
  args: { address: '/desk/products', answers: productAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Site hut' })).toBeVisible();
  },
};

export const Product: DeskStory = {
  args: {
    address: `/desk/products/${DESK_PRODUCT.id}`,
    answers: { [`GET /desk/products/${DESK_PRODUCT.id}`]: DESK_PRODUCT },
  },
  play: async () => {
    await expect(await screen.findByText('Bouwkeet')).toBeVisible();
  },
};

export const ProductOnPhone: DeskStory = { ...Product, parameters: { ...meta.parameters, ...onPhone } };

// [DK-14]
export const Papers: DeskStory = {
  args: { address: '/desk/papers', answers: paperAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: DESK_PAPER.number })).toBeVisible();
  },
};

export const PapersOnPhone: DeskStory = { ...Papers, parameters: { ...meta.parameters, ...onPhone } };

export const NewPaper: DeskStory = {
  args: { address: '/desk/papers', answers: { ...paperAnswers(), ...clientAnswers() } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add paper' }));
    await expect(await screen.findByRole('combobox', { name: /Customer/ })).toBeVisible();
  },
};

export const Paper: DeskStory = {
  args: {
    address: `/desk/papers/${DESK_PAPER.id}`,
    answers: { [`GET /desk/papers/${DESK_PAPER.id}`]: DESK_PAPER },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  },
};

export const PaperOnPhone: DeskStory = { ...Paper, parameters: { ...meta.parameters, ...onPhone } };
