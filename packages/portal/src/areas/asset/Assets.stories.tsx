import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ASSETS, asset } from '../../testing/assets.ts';
import { type PageArgs, type PageStory, pageStories } from '../../testing/page-story.tsx';

const LIST = '/asset/assets';
const ONE = asset();

const meta = {
  ...pageStories,
  title: 'Portal/Assets',
  tags: ['!autodocs'],
  args: { ...pageStories.args, address: LIST, answers: ASSETS },
} satisfies Meta<PageArgs>;
export default meta;

// [RT-04] [DOM-05]
export const Loaded: PageStory = {
  parameters: { pictures: { none: 'The list of documents looks like it.' } },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /BN-0317/ })).toBeVisible();
  },
};

// [DOM-05]
export const One: PageStory = {
  args: { address: `${LIST}/${ONE.id}`, answers: { [`GET /assets/${ONE.id}`]: ONE } },
  parameters: { pictures: { none: 'Its sheets are those of a contract.' } },
  play: async () => {
    await expect(await screen.findByText('Yearly safety inspection')).toBeVisible();
  },
};

// [DOM-05]
export const Recording: PageStory = {
  ...One,
  parameters: { pictures: { none: 'The dialog is that of the design system.' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Record: Emergency lowering test' }));
    await expect(await screen.findByRole('combobox', { name: 'Result' })).toBeVisible();
  },
};

// [DOM-05]
export const Invalid: PageStory = {
  args: { address: `${LIST}/add` },
  parameters: { pictures: { none: 'The form of a project looks like it.' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add asset' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAccessibleDescription(/Fill this in/),
    );
  },
};
