import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';

const READ = 'GET /notifications';

const meta = {
  ...pageStories,
  title: 'Portal/Notifications',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/notifications', answers: NOTIFICATIONS },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-20] [NAV-12]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'The list of users looks like it.' } },
  play: async () => {
    await expect(await screen.findByText('Inspection due')).toBeVisible();
    await expect(screen.getByText('Unread')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};

// [DOM-20]
export const Empty: PageStory = {
  args: {
    answers: {
      [READ]: { items: [], page: 0, size: 25, hasMore: false },
      'GET /notifications/facets': { total: 0, facets: { kind: [] } },
    },
  },
  parameters: { pictures: { none: 'An empty list looks as in Documents, Empty.' } },
  play: async () => {
    await expect(await screen.findByText('No notifications')).toBeVisible();
  },
};

// [DOM-20] [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...NOTIFICATIONS, [READ]: refusal({ type: 'internal' }) } },
  parameters: { pictures: { none: 'A failed list looks as in Documents, Failed.' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
