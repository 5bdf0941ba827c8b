import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, within } from 'storybook/test';
import { lines, longLine, page as machines } from '../../../testing/contracts.ts';
import { LONG_NAME } from '../../../testing/fixtures.ts';
import { onDesktop, onPhone, type PageArgs, type PageStory, pageStories } from '../../../testing/page-story.tsx';
import { AT, DETAIL, ONE, project } from '../../../testing/projects.ts';
import { user } from '../../../testing/state.ts';
import { refusal } from '../../../testing/wire.ts';

const READ = `GET /projects/${ONE.id}`;
const ANSWERS = { ...DETAIL, 'GET /contract-lines': machines(lines.slice(0, 5)) };

const meta = {
  ...pageStories,
  title: 'Portal/Project',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: AT, answers: ANSWERS },
} satisfies Meta<PageArgs>;
export default meta;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const Loaded: PageStory = {
  play: async () => {
    await expect(await heading(ONE.name)).toBeVisible();
    await expect(await screen.findByText('Telescopic boom lift 22 m')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close project' })).toBeVisible();
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
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reopen project' })).toBeVisible();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [READ]: NEVER } },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to projects' })).toBeVisible();
  },
};

// [SH-04]
export const Gone: PageStory = {
  args: { answers: { [READ]: refusal({ type: 'not-found', status: 404 }) } },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByText('No such project')).toBeVisible();
  },
};

// [DOM-10]
export const ForReaders: PageStory = {
  args: { state: user(['order']), answers: { [READ]: project({ budget: null, actions: [] }) } },
  parameters: onPhone,
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
          phone: '+31205550150',
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
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText('Teleskopbühne 22 m')).toBeVisible();
  },
};
