import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ASSIGNEES, ATTENTION, ENTRIES, NOTHING } from '../../testing/attention.ts';
import { refusal } from '../../testing/fake-http.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';

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

// [DOM-30]
export const Snoozed: PageStory = {
  args: {
    address: '/order/attention?view=snoozed',
    answers: {
      [READ]: { ...ATTENTION, items: ENTRIES.slice(0, 2).map((one) => ({ ...one, snoozedUntil: '2026-11-23' })) },
    },
  },
  play: async () => {
    await expect((await screen.findAllByText(/Snoozed until Mon 23 Nov/))[0]).toBeVisible();
    await expect(screen.getByRole('button', { name: '2 snoozed', pressed: true })).toBeVisible();
  },
};

// [DOM-30]
export const NothingAssigned: PageStory = {
  args: {
    address: '/order/attention?view=mine',
    answers: { [READ]: { ...NOTHING, views: { everyone: 7, mine: 0, snoozed: 0 } } },
  },
  play: async () => {
    await expect(await screen.findByText('Nothing is assigned to you')).toBeVisible();
  },
};

// [DOM-30]
export const Assigning: PageStory = {
  args: { answers: { [READ]: ATTENTION, [`GET /attention/${ENTRIES[0]?.id}/assignees`]: ASSIGNEES } },
  play: async () => {
    const [entry] = within(await screen.findByRole('list', { name: 'What needs you' })).getAllByRole('listitem');
    // Two menu buttons on wide screens, one on phones.
    const open = within(entry as HTMLElement).findAllByRole('button', { name: /^(Assign|Snooze or assign)$/ });
    await userEvent.click((await open)[0] as HTMLElement);
    await expect(await screen.findByRole('menuitemradio', { name: 'Sanne Kuiper' })).toBeVisible();
  },
};

// [DOM-30]
export const Selecting: PageStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
    await waitFor(() => expect(bar.getByText(`${ENTRIES.length} things selected`)).toBeVisible());
  },
};
