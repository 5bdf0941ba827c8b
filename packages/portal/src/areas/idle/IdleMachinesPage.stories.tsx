import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal } from '../../testing/fake-http.ts';
import { byUse, idleMachines } from '../../testing/idle-machines.ts';
import { leaveFocus, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { user } from '../../testing/state.ts';

const READ = 'GET /idle-machines';

const meta = {
  ...pageStories,
  title: 'Portal/Idle machines',
  tags: ['!autodocs'],
  args: {
    ...pageStories.args,
    address: '/order/idle-machines',
    state: user(['order'], ['contract-view', 'price-view']),
    answers: { [READ]: byUse },
  },
  parameters: { ...pageStories.parameters, pictures: { none: 'Its rows are said in words by the tests.' } },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-31]
export const Loaded: PageStory = {
  play: async () => {
    await expect(await screen.findByText('Not used for 9 days')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Not reporting/ }));
    await expect(await screen.findByText('Does not report')).toBeVisible();
    leaveFocus();
  },
};

// [DOM-31]
export const Empty: PageStory = {
  args: { answers: { [READ]: { ...idleMachines('idle'), items: [] } } },
  play: async () => {
    await expect(await screen.findByText('No machine is idle')).toBeVisible();
  },
};

// [DOM-31]
export const Loading: PageStory = {
  args: { answers: { [READ]: NEVER } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Idle machines' })).toBeVisible();
  },
};

// [DOM-31] [SH-04]
export const Failed: PageStory = {
  args: { answers: { [READ]: refusal({ type: 'internal' }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
