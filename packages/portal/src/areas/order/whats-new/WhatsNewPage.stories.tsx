import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RELEASES } from '../../../testing/company.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';

const meta = {
  ...pageStories,
  title: 'Portal/What is new',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/whats-new', answers: RELEASES },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-09]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'WhatsNewPage has its own.' } },
  play: async () => {
    await expect(await screen.findByRole('article', { name: 'Depots' })).toBeVisible();
  },
};
