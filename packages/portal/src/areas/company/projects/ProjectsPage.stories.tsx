import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../../../testing/fake-http.ts';
import { LONG_NAME } from '../../../testing/fixtures.ts';
import {
  leaveFocus,
  onDesktop,
  onPhone,
  type PageArgs,
  type PageStory,
  pageStories,
} from '../../../testing/page-story.tsx';
import { LIST, projectSummary } from '../../../testing/projects.ts';
import { user } from '../../../testing/state.ts';

const PROJECTS = 'GET /projects';
const FACETS = 'GET /projects/facets';
const nothing = {
  [PROJECTS]: { ...LIST[PROJECTS], items: [] },
  [FACETS]: { total: 0, facets: {} },
};

const meta = {
  ...pageStories,
  title: 'Portal/Projects',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/company/projects', answers: LIST },
} satisfies Meta<PageArgs>;
export default meta;

// [UI-03]
export const Loaded: PageStory = {
  // The dark scheme is covered by other lists.
  parameters: { pictures: { scheme: 'light' } },
  play: async () => {
    await screen.findByRole('row', { name: /Zuidas Tower C/ });
    await userEvent.click(screen.getByRole('button', { name: 'Status', expanded: false }));
    await expect(await screen.findByRole('checkbox', { name: /Active\s*2/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Site' }));
    const sorted = screen.getByRole('columnheader', { name: /Site/ });
    await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'ascending'));
    await screen.findByRole('row', { name: /Zuidas Tower C/ });
    leaveFocus();
  },
};

// [SH-04]
export const Loading: PageStory = {
  args: { answers: { [PROJECTS]: NEVER, [FACETS]: NEVER } },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('table', { busy: true })).toBeVisible();
  },
};

// [SH-04]
export const Empty: PageStory = {
  args: { answers: nothing },
  parameters: onDesktop,
  play: async () => {
    await expect(await screen.findByText('No projects yet')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Add project' })).toHaveLength(2);
  },
};

// [SH-04]
export const EmptyForReaders: PageStory = {
  args: { answers: nothing, state: user(['order']) },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByText('No projects yet')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Add project' })).toBeNull();
  },
};

// [SH-04]
export const Offline: PageStory = {
  args: { answers: { ...LIST, [PROJECTS]: refusal({ type: 'network', status: 0, traceId: null }) } },
  parameters: { pictures: { none: 'as every list that does not load' } },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
};

export const LongNames: PageStory = {
  args: {
    answers: {
      [FACETS]: { total: 1, facets: {} },
      [PROJECTS]: {
        ...LIST[PROJECTS],
        items: [
          projectSummary({
            name: LONG_NAME,
            number: 'P-2026-NOORD-OOST-0000000001',
            city: 'Gasselterboerveenschemond',
          }),
        ],
      },
    },
  },
  parameters: onPhone,
  play: async () => {
    await expect(await screen.findByRole('link', { name: LONG_NAME })).toBeVisible();
  },
};

export const German: PageStory = {
  globals: { language: 'de' },
  parameters: { pictures: { none: 'German words are longest in the form and on the detail page' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
    await screen.findByRole('row', { name: /Zuidas Tower C/ });
  },
};
