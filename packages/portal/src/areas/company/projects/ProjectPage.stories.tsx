import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ACTIVITY, activities, CLOSED, EDITED, MADE } from '../../../testing/activity.ts';
import { ASSETS } from '../../../testing/assets.ts';
import { lines, longLine, page as machines } from '../../../testing/contracts.ts';
import { refusal } from '../../../testing/fake-http.ts';
import { LONG_NAME } from '../../../testing/fixtures.ts';
import { onPhone, type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { AT, DETAIL, manager, ONE, project, spend } from '../../../testing/projects.ts';
import { REQUESTS } from '../../../testing/requests.ts';
import { user } from '../../../testing/state.ts';

const READ = `GET /projects/${ONE.id}`;
const ANSWERS = { ...DETAIL, ...ASSETS, ...REQUESTS, 'GET /contract-lines': machines(lines.slice(0, 5)) };

const meta = {
  ...pageStories,
  title: 'Portal/Project',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: AT, answers: ANSWERS },
} satisfies Meta<PageArgs>;
export default meta;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Answers for a page with every part, for a user with all rights. */
const everything: PageStory = {
  args: { state: manager('invoice-view', 'document-view') },
  play: async () => {
    await expect(await heading(ONE.name)).toBeVisible();
    await expect(await screen.findByText('Telescopic boom lift 22 m')).toBeVisible();
    await expect(await screen.findByText('€67,519.50')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Invoice I-2611-1' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close project' })).toBeVisible();
  },
};

// [DOM-19]
export const WithActivity: PageStory = {
  args: { answers: { ...ANSWERS, [ACTIVITY]: activities([CLOSED, EDITED, MADE], true) } },
  parameters: { pictures: { none: 'The list looks as in EventTimeline, the rest as Loaded.' } },
  play: async () => {
    const strip = within(await screen.findByRole('region', { name: 'Activity' }));
    await expect(await strip.findByText('Changed: name and budget')).toBeVisible();
    await expect(strip.getByRole('button', { name: /earlier/i })).toBeVisible();
  },
};

// [DOM-10]
export const Loaded: PageStory = { ...everything, parameters: { pictures: { only: 'wide', scheme: 'light' } } };

// [DOM-10]
export const OnPhone: PageStory = { ...everything, parameters: { pictures: { only: 'phone', scheme: 'dark' } } };

// [DOM-16]
export const OverBudget: PageStory = {
  args: {
    state: manager('invoice-view'),
    answers: {
      ...ANSWERS,
      [`GET /projects/${ONE.id}/spend`]: spend(
        { net: { amount: '194300.00', currency: 'EUR' }, documents: 20, lastOn: '2026-11-09' },
        { net: { amount: '990.00', currency: 'PLN' }, documents: 1, lastOn: '2026-10-30' },
      ),
    },
  },
  parameters: { pictures: { none: 'the bar of the budget, hatched' } },
  play: async () => {
    await expect(await screen.findByText('Over budget')).toBeVisible();
  },
};

export const Closing: PageStory = {
  parameters: { pictures: { none: 'A question looks like those of ConfirmDialog.' } },
  play: async () => {
    await screen.findByText('Telescopic boom lift 22 m');
    await userEvent.click(screen.getByRole('button', { name: 'Close project' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close Zuidas Tower C?' });
    await expect(dialog).toHaveTextContent('24 machines are still on rent');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

// [NAV-10]
export const Closed: PageStory = {
  args: {
    answers: {
      ...ANSWERS,
      [READ]: project({ status: 'closed', onRentCount: 0, actions: ['edit', 'reopen'] }),
      'GET /contract-lines': machines([]),
    },
  },
  parameters: { pictures: { none: 'as the loaded page, with another chip and button' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reopen project' })).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { ...ANSWERS, [READ]: NEVER } },
  parameters: { pictures: { none: 'skeletons as of every detail' } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to projects' })).toBeVisible();
  },
};

// [SH-04]
export const Gone: PageStory = {
  args: { answers: { ...ANSWERS, [READ]: refusal({ type: 'not-found', status: 404 }) } },
  parameters: { pictures: { none: 'as every page that is gone' } },
  play: async () => {
    await expect(await screen.findByText('No such project')).toBeVisible();
  },
};

// [DOM-10]
export const ForReaders: PageStory = {
  args: { state: user(['order']), answers: { ...ANSWERS, [READ]: project({ budget: null, actions: [] }) } },
  parameters: { pictures: { none: 'parts of the loaded page' } },
  play: async () => {
    await expect(await heading(ONE.name)).toBeVisible();
    await expect(screen.queryByText('Budget')).toBeNull();
  },
};

export const LongNames: PageStory = {
  args: {
    answers: {
      ...ANSWERS,
      [READ]: project({
        name: LONG_NAME,
        number: 'P-2026-NOORD-OOST-0000000001',
        siteContact: {
          id: '66666666-0000-4000-8000-000000000002',
          name: 'Maximiliaan Alexander van den Heuvel-Rijnders tot Oosterwijk',
          phone: '+31 20 555 0150',
          email: 'maximiliaan.alexander.vandenheuvel-rijnders@waterschapskantoor-noordoost.example',
        },
      }),
      'GET /contract-lines': machines([longLine]),
    },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await heading(LONG_NAME)).toBeVisible();
    await expect((await screen.findAllByText(/EXC-D-02-WITH/)).length).toBeGreaterThan(0);
  },
};

export const German: PageStory = {
  args: { answers: { ...ANSWERS, 'GET /contract-lines': machines(lines.slice(0, 2)) } },
  globals: { language: 'de' },
  parameters: { pictures: { none: 'its words are those of the parts' } },
  play: async () => {
    await expect(await screen.findByText('Teleskopbühne 22 m')).toBeVisible();
  },
};
