import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LIST, lines, longLine, planning } from '../../../testing/contracts.ts';
import { onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { refusal } from '../../../testing/wire.ts';

const PLANNING = 'GET /planning';
const ANSWERS = { ...LIST, [PLANNING]: planning() };

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
    await expect(await screen.findByText('Nov 30 – Dec 27, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(await screen.findByText('Nov 2 – 29, 2026')).toBeVisible();
    await within(await grid()).findByRole('link', { name: /^Electric scissor lift 12 m,/ });
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
    answers: { ...ANSWERS, [PLANNING]: planning([]) },
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

export const LongNames: PageStory = {
  args: { answers: { ...ANSWERS, [PLANNING]: planning([longLine]) } },
  parameters: onPhone,
  play: async () => {
    await expect(await within(await grid()).findByRole('button', { name: /fase 3b/ })).toBeVisible();
  },
};

export const German: PageStory = {
  args: { answers: { ...ANSWERS, [PLANNING]: planning(lines.slice(0, 2)) } },
  globals: { language: 'de' },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Elektro-Scherenbühne 12 m,/ })).toBeVisible();
  },
};
