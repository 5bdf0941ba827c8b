import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { HttpRequest } from '../../../http/types.ts';
import { ATTENTION, ENTRIES } from '../../../testing/attention.ts';
import { counted, LIST, lines, longLine, page } from '../../../testing/contracts.ts';
import { refusal } from '../../../testing/fake-http.ts';
import {
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../../testing/page-story.tsx';
import { user } from '../../../testing/state.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Contracts',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/contracts', answers: LIST },
} satisfies Meta<PageArgs>;
export default meta;

const LINES = 'GET /contract-lines';
const FACETS = 'GET /contract-lines/facets';
const table = () => screen.findByRole('table', { name: /Machines on rent/ });
const machine = async (name: string | RegExp) => within(await table()).findByText(name);

// [RT-09] [UI-03] [UI-09] [DOM-30]
export const Loaded: PageStory = {
  args: { answers: { ...LIST, 'GET /attention': { ...ATTENTION, items: ENTRIES.slice(0, 3), hasMore: true } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Show all' })).toBeVisible();
    await expect(await machine('Telescopic boom lift 22 m')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Contract' }));
    const sorted = screen.getByRole('columnheader', { name: /Contract/ });
    await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'ascending'));
    leaveFocus();
  },
};

export const Filtered: PageStory = {
  args: { answers: { ...LIST, [LINES]: ({ query }: HttpRequest) => page(query?.project ? lines.slice(0, 2) : lines) } },
  parameters: onDesktop,
  play: async () => {
    await machine('Telescopic boom lift 22 m');
    await userEvent.click(screen.getByRole('button', { name: 'Project', expanded: false }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Zuidas Tower C/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: /Remove filter Project: Zuidas/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Mini excavator 1.8 t')).toBeNull());
    leaveFocus();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [LINES]: NEVER, [FACETS]: NEVER, 'GET /kpis': NEVER } },
  parameters: onDesktop,
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true');
  },
};

// [SH-04]
export const Empty: PageStory = {
  args: { answers: { ...LIST, [LINES]: page([]), [FACETS]: counted(0) } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText('Nothing on rent')).toBeVisible();
  },
};

// [SH-04] [UI-03]
export const NoMatch: PageStory = {
  args: {
    address: '/order/contracts?q=crane&status=overdue',
    answers: { ...LIST, [LINES]: page([]), [FACETS]: counted(0) },
  },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Clear all filters' })).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: {
    answers: { ...LIST, [LINES]: refusal({ traceId: '7f3a9c' }), [FACETS]: refusal({}), 'GET /kpis': refusal({}) },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
    await expect(await screen.findByText('The key figures did not load.')).toBeVisible();
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
  args: { answers: { ...LIST, [LINES]: page([longLine]), [FACETS]: counted(1) } },
  parameters: { pictures: { scheme: 'light' } },
  play: async () => {
    await expect(await machine(/fase 3b$/)).toBeVisible();
  },
};

export const German: PageStory = {
  args: { answers: { ...LIST, [LINES]: page(lines.slice(0, 2)) } },
  globals: { language: 'de' },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'In Miete' })).toBeVisible();
    await expect(await screen.findByText('Teleskopbühne 22 m')).toBeVisible();
  },
};
