import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LIST, lines, longLine, planningOf } from '../../../testing/contracts.ts';
import { refusal } from '../../../testing/fake-http.ts';
import {
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../../testing/page-story.tsx';

const PLANNING = 'GET /planning';
const LINES = 'GET /planning/lines';
const ANSWERS = { ...LIST, ...planningOf() };

const meta = {
  ...pageStories,
  title: 'Portal/Planning',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/contracts?view=planning', answers: ANSWERS },
} satisfies Meta<PageArgs>;
export default meta;

const grid = () => screen.findByRole('treegrid', { name: 'Rental periods by project' });

// [RT-09] [UI-03]
export const Loaded: PageStory = {
  play: async () => {
    const lift = await within(await grid()).findByRole('link', { name: /^Electric scissor lift 12 m,/ });
    await expect(lift).toHaveAttribute('href', expect.stringMatching('^/order/contracts/'));
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(await screen.findByText('30 Nov – 27 Dec 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(await screen.findByText('2 – 29 Nov 2026')).toBeVisible();
    await within(await grid()).findByRole('link', { name: /^Electric scissor lift 12 m,/ });
    leaveFocus();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { ...ANSWERS, [PLANNING]: NEVER } },
  parameters: onDesktop,
  play: async () => {
    await expect(await grid()).toHaveAttribute('aria-busy', 'true');
  },
};

// [SH-04]
export const NoMatch: PageStory = {
  args: {
    address: '/order/contracts?view=planning&q=crane',
    answers: { ...ANSWERS, ...planningOf([]) },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...ANSWERS, [PLANNING]: refusal({ traceId: '7f3a9c' }) } },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('7f3a9c');
  },
};

// [SH-04]
export const LinesOnTheirWay: PageStory = {
  args: { answers: { ...ANSWERS, [LINES]: NEVER } },
  parameters: onDesktop,
  play: async () => {
    const rows = within(await grid());
    await expect((await rows.findAllByRole('rowheader', { name: 'Loading' })).length).toBeGreaterThan(0);
    await expect(rows.getByRole('button', { name: /Zuidas Tower C/ })).toBeVisible();
  },
};

// [SH-04]
export const LinesFailed: PageStory = {
  args: { answers: { ...ANSWERS, [LINES]: refusal({}) } },
  parameters: onDesktop,
  play: async () => {
    const rows = within(await grid());
    await expect((await rows.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
  },
};

export const LongNames: PageStory = {
  args: { answers: { ...ANSWERS, ...planningOf([longLine]) } },
  parameters: onPhone,
  play: async () => {
    await expect(await within(await grid()).findByRole('button', { name: /fase 3b/ })).toBeVisible();
  },
};

export const German: PageStory = {
  args: { answers: { ...ANSWERS, ...planningOf(lines.slice(0, 2)) } },
  globals: { language: 'de' },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Elektro-Scherenbühne 12 m,/ })).toBeVisible();
  },
};
