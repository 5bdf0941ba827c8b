import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DEPOTS } from '../../testing/company.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { refusal } from '../../testing/wire.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Depots',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/contact/depots', answers: DEPOTS },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-03]
export const Loaded: PageStory = {
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async () => {
    const own = await screen.findByRole('article', { name: 'Utrecht' });
    await expect(own).toHaveTextContent('until 5:30');
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { 'GET /depots': refusal({ status: 500 }) } },
  parameters: { pictures: { none: 'Every page that fails looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
