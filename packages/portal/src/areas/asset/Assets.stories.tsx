import type { AssetImport } from '@hireyard/contract';
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

const RUNNING: AssetImport = {
  id: '99999999-0000-4000-8000-000000000001',
  fileName: 'machines-of-the-yard-2026.csv',
  state: 'running',
  rowCount: 50_000,
  createdCount: 12_000,
  refusedCount: 500,
  startedAt: '2026-11-20T09:00:00Z',
  finishedAt: null,
  startedBy: null,
};

// [DOM-67]
export const Importing: PageStory = {
  args: {
    address: `${LIST}/import`,
    answers: {
      ...ASSETS,
      'GET /asset-imports': { items: [RUNNING] },
      'POST /asset-imports/check': { taken: ['T-2'], unknown: [] },
    },
  },
  parameters: { pictures: { none: 'Its sheets are those of a form.' } },
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: /Import of machines/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(screen.getByText('12,500 of 50,000 rows')).toBeVisible();
    // Another file can be looked at meanwhile.
    const file = new File(['tag,name\nT-1,Lift\nT-2,Saw'], 'more.csv');
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await expect(await screen.findByText('Number: This is already in use. Choose another one.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add 1 asset' })).toBeEnabled();
  },
};
