import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ATTENTION, NOTHING } from '../../testing/attention.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { refusal } from '../../testing/wire.ts';

const READ = 'GET /attention';

const meta = {
  ...pageStories,
  title: 'Portal/What needs you',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/attention', answers: { [READ]: ATTENTION } },
  parameters: { ...pageStories.parameters, pictures: { none: 'Its rows are said in words by the tests.' } },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-30]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await screen.findByText(/7 days overdue/)).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Call off' })[0]).toBeVisible();
  },
};

// [DOM-30]
export const Empty: PageStory = {
  args: { answers: { [READ]: NOTHING } },
  play: async () => {
    await expect(await screen.findByText('Nothing needs you')).toBeVisible();
  },
};

// [DOM-30] [SH-04]
export const Failed: PageStory = {
  args: { answers: { [READ]: refusal({ type: 'internal' }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
