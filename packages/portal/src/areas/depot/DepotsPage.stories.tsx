import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DEPOTS } from '../../testing/company.ts';
import { refusal } from '../../testing/fake-http.ts';
import { anyone, type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';
import { withTiles } from '../../testing/tiles.ts';

const meta = {
  ...pageStories,
  title: 'Portal/Depots',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: '/order/contact/depots', answers: DEPOTS },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-03]
export const Loaded: PageStory = {
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async () => {
    const own = await screen.findByRole('article', { name: 'Utrecht' });
    await expect(own).toHaveTextContent('until 17:30');
  },
};

// [NAV-04]
export const OnAMap: PageStory = {
  args: { state: withTiles(anyone) },
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  play: async () => {
    const marker = await screen.findByRole('button', { name: 'Groningen' });
    await expect(screen.getByRole('group', { name: 'Map of depots' })).toHaveAccessibleDescription(/Arrow keys/);
    await waitFor(() => expect(document.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3));
    const [tile] = document.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded');
    await expect(tile?.referrerPolicy).toBe('no-referrer');
    await expect(tile?.crossOrigin).toBe('anonymous');
    await expect(screen.getByRole('link', { name: '© Tiles of the stories' })).toBeVisible();
    marker.focus();
    await userEvent.keyboard('{Enter}');
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByRole('article', { name: 'Groningen' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Show on map: Utrecht' }));
    await expect(screen.getByRole('button', { name: 'Utrecht' })).toHaveAttribute('aria-pressed', 'true');
    await expect(marker).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  },
};

// [NAV-04]
export const OnAMapWithoutTiles: PageStory = {
  args: { state: withTiles(anyone, '/nothing-there/{z}/{x}/{y}.png') },
  parameters: { pictures: { none: 'A sentence at the foot of the map.' } },
  play: async () => {
    await expect(await screen.findByText(/The map cannot be loaded right now/)).toBeVisible();
    await expect(screen.getByRole('article', { name: 'Utrecht' })).toBeVisible();
    screen.getByRole('group', { name: 'Map of depots' }).focus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Skip the map' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(screen.getByRole('article', { name: 'Utrecht' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

// [SH-04]
export const Failed: PageStory = {
  args: { answers: { 'GET /depots': refusal({ status: 500 }) } },
  parameters: { pictures: { none: 'Every page that fails looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
