import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { invoiceSummary, LIST, page } from '../../testing/documents.ts';
import { refusal } from '../../testing/fake-http.ts';
import { LONG_NAME } from '../../testing/fixtures.ts';
import {
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../testing/page-story.tsx';
import { user } from '../../testing/state.ts';

const DOCUMENTS = 'GET /documents';
const FACETS = 'GET /documents/facets';
const AMOUNTS = 'GET /documents/amounts';
const nothing = {
  [AMOUNTS]: { currencies: [] },
  [DOCUMENTS]: page([]),
  [FACETS]: { total: 0, facets: {} },
};

const meta = {
  ...pageStories,
  title: 'Portal/Documents',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/documents', answers: LIST },
} satisfies Meta<PageArgs>;
export default meta;

const row = (name: RegExp) => screen.findByRole('row', { name });

// [UI-03]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await row(/I-2609-4/)).toHaveTextContent('23 days late');
    await userEvent.click(await screen.findByRole('button', { name: 'Unread', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unread', pressed: true }));
    await screen.findByRole('button', { name: 'Unread', pressed: false });
    await row(/I-2609-4/);
    await screen.findByRole('button', { name: 'Export' });
    leaveFocus();
  },
};

export const Selected: PageStory = {
  parameters: onDesktop,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Invoice I-2611-7/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Delivery note D-260118/ }));
    const bar = await screen.findByRole('region', { name: /selection/i });
    await waitFor(() => expect(bar).toHaveTextContent('2 documents selected'));
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [DOCUMENTS]: NEVER, [FACETS]: NEVER, [AMOUNTS]: NEVER } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('table', { busy: true })).toBeVisible();
  },
};

// [SH-04]
export const Empty: PageStory = {
  args: { answers: nothing },
  parameters: { ...onDesktop, pictures: { none: 'room for new pictures is used up' } },
  play: async () => {
    await expect(await screen.findByText('No documents yet')).toBeVisible();
  },
};

// [SH-04] [UI-03]
export const NoMatch: PageStory = {
  args: { address: '/order/documents?type=quote&read=unread', answers: nothing },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Clear all filters' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...LIST, [DOCUMENTS]: refusal({ traceId: '7f3a9c' }) } },
  parameters: { ...onDesktop, pictures: { none: 'the list of contracts pictures it' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
  },
};

// [RT-08]
export const NoRight: PageStory = {
  args: { state: user(['order']) },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText(/does not give you access/)).toBeVisible();
  },
};

export const LongNames: PageStory = {
  args: {
    answers: {
      [FACETS]: { total: 1, facets: {} },
      [AMOUNTS]: LIST[AMOUNTS],
      [DOCUMENTS]: page([
        invoiceSummary({
          number: 'I-2611-00000000000000000007',
          project: { id: '33333333-0000-4000-8000-000000000003', number: 'P-3', name: LONG_NAME },
          contracts: Array.from({ length: 12 }, (_, index) => ({
            id: `22222222-0000-4000-8000-0000000000${10 + index}`,
            number: `C-2601${10 + index}`,
          })),
        }),
      ]),
    },
  },
  parameters: { ...onDesktop, pictures: { none: 'room for new pictures is used up' } },
  play: async () => {
    await expect(await row(/I-2611-0/)).toHaveTextContent('fase 3b');
  },
};

const SAVED = {
  list: 'documents',
  shared: true,
  actions: [],
  version: 1,
} as const;

// [DOM-21]
export const Views: PageStory = {
  args: {
    answers: {
      ...LIST,
      'GET /saved-views': {
        items: [
          {
            ...SAVED,
            id: '99999999-0000-4000-8000-000000000001',
            name: `${LONG_NAME} `.repeat(2).slice(0, 80),
            query: 'type=invoice&status=overdue',
            owner: { id: '99999999-0000-4000-8000-000000000011', name: 'Anna Visser' },
            own: true,
            actions: ['edit', 'delete'],
          },
          {
            ...SAVED,
            id: '99999999-0000-4000-8000-000000000002',
            name: 'Unread',
            query: 'read=unread',
            owner: { id: '99999999-0000-4000-8000-000000000012', name: 'Fatima El Idrissi' },
            own: false,
          },
        ],
      },
      'POST /saved-views': refusal({
        type: 'validation',
        status: 422,
        errors: [{ pointer: '', code: 'too-many', params: { max: 50, of: 'user' } }],
      }),
    },
  },
  parameters: { ...onPhone, pictures: { none: 'a menu and a form dialog of the kit over a page that has its own' } },
  play: async () => {
    const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unread · Fatima El Idrissi' }));
    await open();
    const chosen = await screen.findByRole('menuitem', { name: /^Unread/ });
    await waitFor(() => expect(chosen).toHaveAttribute('aria-current', 'page'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Unread of mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await expect(await screen.findByText(/You have 50 views/)).toBeVisible();
  },
};

export const German: PageStory = {
  args: { answers: { ...LIST, [DOCUMENTS]: page(LIST[DOCUMENTS].items.slice(-2)) } },
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await row(/I-2609-4/)).toHaveTextContent('23 Tage überfällig');
  },
};
