import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import { DEPOTS } from '../../../testing/company.ts';
import { refusal } from '../../../testing/fake-http.ts';
import { buyer, CATALOGUE, ONE_ORDER, ORDERS, order, RULES, STOCK, TERMS } from '../../../testing/orders.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { ONE as SITE } from '../../../testing/projects.ts';

const LIST = '/order/orders';
const SHOWN = `${LIST}/${ONE_ORDER.id}`;
const ADD = `${LIST}/add`;
const READ = `GET /orders/${ONE_ORDER.id}`;
const down = refusal({ status: 503, type: 'unavailable' });
const euros = (amount: string) => ({ amount, currency: 'EUR' });
const ESTIMATE = 'POST /orders/estimate';
const FORM = {
  ...DEPOTS,
  'GET /order-rules': { ...RULES, policy: { ...RULES.policy, projectRequired: false } },
  'GET /catalogue': { items: [...CATALOGUE] },
  'GET /catalogue/stock': { items: [...STOCK] },
  [ESTIMATE]: {
    lines: [{ estimate: { net: euros('282.00'), mix: { day: 0, week: 1, fourWeek: 0 }, days: 5 } }],
    total: euros('282.00'),
    needsApproval: false,
    approvers: [],
  },
};

const meta = {
  ...pageStories,
  title: 'Portal/Orders',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: LIST, state: buyer(), answers: { ...ORDERS, ...FORM } },
  parameters: { ...pageStories.parameters, pictures: { none: 'room for new pictures is used up' } },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-09]
export const List: PageStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'O-2611-042' })).toBeVisible();
  },
};

export const ListLoading: PageStory = {
  args: { answers: { ...ORDERS, 'GET /orders': () => NEVER } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'O-2611-042' })).toBeNull();
  },
};

// [SH-04]
export const ListFailed: PageStory = {
  args: { answers: { ...ORDERS, 'GET /orders': down } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DOM-10]
export const ListWithoutPrices: PageStory = {
  args: {
    answers: {
      ...ORDERS,
      'GET /orders': { ...ORDERS['GET /orders'], items: ORDERS['GET /orders'].items.map(hidden) },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'O-2611-042' })).toBeVisible();
    await expect(screen.queryByRole('columnheader', { name: /Estimate/ })).toBeNull();
  },
};
function hidden(one: unknown) {
  return { ...(one as object), estimate: null };
}

// [DOM-01] [DOM-08]
export const Detail: PageStory = {
  args: { address: SHOWN },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /O-2611-042/ })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

export const DetailLoading: PageStory = {
  args: { address: SHOWN, answers: { ...ORDERS, [READ]: () => NEVER } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

// [SH-04]
export const DetailFailed: PageStory = {
  args: { address: SHOWN, answers: { ...ORDERS, [READ]: down } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DOM-08]
export const RejectedByTheCompany: PageStory = {
  args: {
    address: SHOWN,
    answers: {
      ...ORDERS,
      [READ]: order({ status: 'rejected', rejectReason: 'No lift of this height until May.', actions: ['copy'] }),
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('Rejected by Rental company: No lift of this height until May.'),
    ).toBeVisible();
  },
};

// [I18N-01]
export const DetailGerman: PageStory = {
  args: { address: SHOWN },
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Freigeben' })).toBeVisible();
  },
};

const add = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// [RT-03] [DOM-28]
export const Form: PageStory = {
  args: { address: ADD },
  play: async () => {
    await expect(await screen.findByText('6 free')).toBeVisible();
    await add(/^Add .*(Scissor|SCI-D-12)/);
    await expect((await screen.findAllByText('€282.00'))[0]).toBeVisible();
  },
};

const choose = async () => {
  await screen.findByRole('button', { name: /^Add .*(Generator|GEN-D-20)/ });
  await userEvent.click(screen.getByRole('combobox', { name: /^Project/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(SITE.name) }));
};
const OF_SITE = `/projects/${SITE.id}`;
const OF_PROJECT = {
  'GET /projects': { items: [SITE], page: 0, size: 20, hasMore: false },
  [`GET ${OF_SITE}`]: { ...SITE, address: null, siteContact: null },
  [`GET ${OF_SITE}/favorites`]: { items: ['GEN-D-20', 'FEN-M-35'] },
};

// [DOM-01]
export const FormFavorites: PageStory = {
  args: { address: ADD, answers: { ...ORDERS, ...FORM, ...OF_PROJECT } },
  play: async () => {
    await choose();
    await expect(await screen.findByRole('list', { name: 'Favorites of this project' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Favorite: .*(Generator|GEN-D-20)/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

// [OP-66]
export const ReviewWithTerms: PageStory = {
  args: {
    address: ADD,
    answers: { ...ORDERS, ...FORM, 'GET /order-rules': { ...FORM['GET /order-rules'], terms: TERMS } },
  },
  play: async () => {
    await add(/^Add .*(Scissor|SCI-D-12)/);
    await add(/^Pick-up$/);
    await add(/^Review order$/);
    await expect(await screen.findByText(/you accept the terms and conditions of Hireyard/)).toBeVisible();
  },
};

// [DOM-01] [SH-04]
export const FormFavoriteNotSaved: PageStory = {
  args: {
    address: ADD,
    answers: { ...ORDERS, ...FORM, ...OF_PROJECT, [`PUT ${OF_SITE}/favorites`]: down },
  },
  play: async () => {
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: /^Favorite: .*(Generator|GEN-D-20)/ }));
    await expect(await screen.findByText(/^This could not be saved for/)).toBeVisible();
  },
};

export const FormLoading: PageStory = {
  args: { address: ADD, answers: { ...ORDERS, ...FORM, 'GET /catalogue': () => NEVER } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  },
};

// [SH-04]
export const FormFailed: PageStory = {
  args: { address: ADD, answers: { ...ORDERS, ...FORM, 'GET /depots': down, 'GET /catalogue/stock': down } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [SH-04]
export const FormPlaceFailed: PageStory = {
  args: {
    address: `${ADD}?like=${ONE_ORDER.id}`,
    answers: {
      ...ORDERS,
      ...FORM,
      ...OF_PROJECT,
      [`GET /addresses/${ONE_ORDER.address?.id}`]: down,
      [`GET /contact-persons/${ONE_ORDER.siteContact?.id}`]: down,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: /^Delivery address/ })).toHaveValue('');
  },
};

// [SH-04] [DOM-01]
export const CopyFailed: PageStory = {
  args: { address: `${ADD}?like=${ONE_ORDER.id}`, answers: { ...ORDERS, ...FORM, [READ]: down } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible();
  },
};

// [DOM-10]
export const FormWithoutPrices: PageStory = {
  args: {
    address: ADD,
    answers: {
      ...ORDERS,
      ...FORM,
      'GET /catalogue': { items: CATALOGUE.map((one) => ({ ...one, rates: null })) },
      [ESTIMATE]: { lines: [{ estimate: null }], total: null, needsApproval: null, approvers: [] },
    },
  },
  play: async () => {
    await add(/^Add .*(Scissor|SCI-D-12)/);
    await expect(await screen.findByText('6 free')).toBeVisible();
    await expect(document.body).not.toHaveTextContent('€');
  },
};

// [I18N-01]
export const FormGerman: PageStory = {
  args: { address: ADD },
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByText('6 frei')).toBeVisible();
  },
};

// [SH-05]
export const FormOnPhone: PageStory = {
  args: { address: ADD },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByText('6 free')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Your order' })).toBeVisible();
  },
};
