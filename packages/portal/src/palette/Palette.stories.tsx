import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rememberOpened } from '../storage/recent.ts';
import { refusal } from '../testing/fake-http.ts';
import { type PageArgs, type PageStory, pageStories } from '../testing/page-story.tsx';
import { FOUND, MACHINE, NOTHING_FOUND } from '../testing/search.ts';
import { CLIENT, PROFILE } from '../testing/state.ts';

const SEARCH = 'GET /search';

const meta = {
  ...pageStories,
  title: 'Portal/Search everything',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/error', answers: { [SEARCH]: FOUND } },
  parameters: { ...pageStories.parameters, pictures: { none: 'Its lines are said in words by the tests.' } },
  beforeEach: () => {
    const stop = pageStories.beforeEach();
    rememberOpened({ user: PROFILE.id, client: CLIENT.externalUuid }, MACHINE);
    return () => {
      localStorage.removeItem('recent');
      stop();
    };
  },
} satisfies Meta<PageArgs>;
export default meta;

/** Opens the palette by its shortcut, once the listener is registered. */
async function openPalette(typed = '') {
  await waitFor(() => expect(document.querySelector('[aria-keyshortcuts]')).not.toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search everything' });
  if (typed) await userEvent.type(field, typed);
  return field;
}

// [DOM-33]
export const Opened: PageStory = {
  play: async () => {
    await expect(await openPalette()).toHaveFocus();
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Electric scissor lift 12 m');
    await expect(screen.getByRole('option', { name: 'New order' })).toBeInTheDocument();
  },
};

// [DOM-33]
export const Found: PageStory = {
  play: async () => {
    await openPalette('2026');
    await expect(await screen.findByRole('option', { name: /^C-2026/ })).toBeVisible();
  },
};

// [DOM-33]
export const Loading: PageStory = {
  args: { answers: { [SEARCH]: NEVER } },
  play: async () => {
    await openPalette('2026');
    await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Searching…'));
  },
};

// [DOM-33]
export const Nothing: PageStory = {
  args: { answers: { [SEARCH]: NOTHING_FOUND } },
  play: async () => {
    await openPalette('qqqq');
    await expect((await screen.findAllByText('Nothing matches “qqqq”.'))[0]).toBeVisible();
  },
};

// [DOM-33] [SH-04]
export const Failed: PageStory = {
  args: { answers: { [SEARCH]: refusal({ type: 'internal' }) } },
  play: async () => {
    await openPalette('2026');
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// [DOM-33] [SW-03]
export const Offline: PageStory = {
  args: { answers: { [SEARCH]: refusal({ type: 'network', status: 0 }) } },
  play: async () => {
    await openPalette('doc');
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Documents' })).toBeVisible();
  },
};
