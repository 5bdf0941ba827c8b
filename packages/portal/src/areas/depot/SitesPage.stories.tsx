import type { Meta } from '@storybook/react-vite';
import { NEVER } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEPOTS } from '../../testing/company.ts';
import { refusal } from '../../testing/fake-http.ts';
import { LONG_NAME, SITE } from '../../testing/fixtures.ts';
import { anyone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { byGroup, SITES, site } from '../../testing/sites.ts';
import { withTiles } from '../../testing/tiles.ts';

const READ = 'GET /sites';
const answers = { ...DEPOTS, [READ]: byGroup };

const meta = {
  ...pageStories,
  title: 'Portal/Sites',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/sites', answers },
} satisfies Meta<PageArgs>;
export default meta;

// [DOM-32]
export const OnAMap: PageStory = {
  args: { state: withTiles(anyone) },
  parameters: { pictures: { only: 'wide', scheme: 'dark' } },
  play: async () => {
    const both = await screen.findByRole('button', { name: 'Zuidas Tower C, 31 units; Depot: Amsterdam' });
    await waitFor(() => expect(document.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3));
    // Two sites close together share a marker until the map zooms in. Focus stays.
    both.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zuidas Tower C, 31 units' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Depot: Amsterdam' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const row = screen.getByText(/31 units/, { selector: 'li p' }).closest('li');
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('button', { name: 'Depot: Utrecht' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Show on map: Utrecht' }));
    await expect(screen.getByRole('button', { name: 'Depot: Utrecht' })).toHaveAttribute('aria-pressed', 'true');
    await expect(row).not.toHaveAttribute('aria-current');
    // Markers follow the filters of the list.
    await userEvent.click(screen.getByRole('button', { name: /^Product group/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Lifting/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: /^Zuidas Tower C, 4 units/ })).toBeVisible();
  },
};

// [DOM-32]
export const AsAList: PageStory = {
  parameters: { pictures: { none: 'The list beside the map, alone.' } },
  play: async () => {
    const sites = within(await screen.findByRole('list', { name: 'Sites' }));
    await expect(sites.getByText('Zuidas Tower C', { selector: 'strong' })).toBeVisible();
    await expect(document.querySelector('.leaflet-container')).toBeNull();
  },
};

// [DOM-32]
export const LongNames: PageStory = {
  args: {
    answers: {
      ...answers,
      [READ]: {
        ...SITES,
        items: [
          site({
            address: { ...SITE, name: LONG_NAME, city: 'Gasselterboerveenschemond' },
            projects: [
              { id: '33333333-0000-4000-8000-000000000009', number: 'P-2026-NOORD-OOST-0000000001', name: LONG_NAME },
            ],
          }),
        ],
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { none: 'Its scroll bar is looked for, and the list has a picture.' } },
  play: async () => {
    const sites = within(await screen.findByRole('list', { name: 'Sites' }));
    await expect(sites.getByText(LONG_NAME, { selector: 'strong' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

// [DOM-32]
export const Empty: PageStory = {
  args: { answers: { ...answers, [READ]: { ...SITES, items: [], groups: [] } } },
  parameters: { pictures: { none: 'The empty state of every list looks like it.' } },
  play: async () => {
    await expect(await screen.findByText('Nothing stands on a site')).toBeVisible();
  },
};

// [DOM-32]
export const Loading: PageStory = {
  args: { answers: { ...answers, [READ]: NEVER } },
  parameters: { pictures: { none: 'Every page that loads looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sites' })).toBeVisible();
  },
};

// [DOM-32] [SH-04]
export const Failed: PageStory = {
  args: { answers: { ...answers, [READ]: refusal({ type: 'internal' }) } },
  parameters: { pictures: { none: 'Every page that fails looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
