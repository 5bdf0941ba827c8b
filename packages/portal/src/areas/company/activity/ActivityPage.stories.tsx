import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ALL_ACTIVITY } from '../../../testing/activity.ts';
import { type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';

const meta = {
  ...pageStories,
  title: 'Portal/Activity',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/company/activity', answers: ALL_ACTIVITY },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-19]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'The list of users looks like it.' } },
  play: async () => {
    await expect(await screen.findByText('Changed: name and budget')).toBeVisible();
    await expect(screen.getByText('Night shift')).toBeVisible();
  },
};
