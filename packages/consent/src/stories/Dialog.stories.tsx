import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CHOSEN, MAP, Stage } from './Stage.tsx';

const dialog = () => screen.findByRole('dialog');

const meta = {
  title: 'Patterns/Consent/Dialog',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { height: '640px' } } },
  // Texts load as separate chunks: wait for the content before the picture is taken.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONGEST_ELSEWHERE = { none: 'German and Hungarian, the longest, are drawn.' };

// [CC-01] [CC-03]
export const FirstVisit: Story = {
  name: 'First visit',
  play: async () => {
    await expect(await dialog()).toHaveAccessibleName('Cookie preferences');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Personalisation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept selected' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// [CC-02]
export const Reopened: Story = {
  args: { stored: CHOSEN, reopened: true },
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: 'Personalisation' })).toBePartiallyChecked();
    await expect(screen.getByRole('button', { name: 'Close without saving' })).toBeVisible();
  },
};

export const Services: Story = {
  args: { stored: CHOSEN, reopened: true },
  play: async () => {
    await dialog();
    for (const summary of screen.getAllByText('Services (2)')) await userEvent.click(summary);
    await expect(screen.getByRole('checkbox', { name: 'Microsoft Clarity' })).toBeChecked();
  },
};

export const RejectAllOffered: Story = { args: { showDeclineAll: true } };

// [CC-17]
export const PoweredBy: Story = {
  name: 'Powered by klaro',
  parameters: { pictures: { only: 'wide' } },
  args: { showPoweredBy: true },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Powered by klaro (new tab)' });
    await expect(link).toHaveAttribute('href', 'https://klaro.org');
  },
};

export const NotGrouped: Story = { parameters: { pictures: { only: 'wide' } }, args: { groupByPurpose: false } };

export const Dark: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { styling: { theme: ['dark', 'bottom', 'wide'] }, services: [MAP] },
};

export const Narrow: Story = {
  args: { styling: { theme: ['light', 'bottom'] } },
  parameters: { pictures: { only: 'wide' } },
};

const long = 'A service whose supplier wrote its whole purpose into its name '.repeat(4).trim();
export const LongTexts: Story = {
  args: {
    services: [
      { name: 'long', title: long, purposes: ['marketing'] },
      { name: 'unbroken', title: 'x'.repeat(200), purposes: ['marketing', 'performance'] },
      { name: `quotes "and" 'more'`, title: '<img src=x onerror=alert(1)>', purposes: ['performance'] },
    ],
  },
};

export const German: Story = { args: { language: 'de' } };
export const French: Story = { args: { language: 'fr' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Dutch: Story = { args: { language: 'nl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Hungarian: Story = { args: { language: 'hu' } };
export const Polish: Story = { args: { language: 'pl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
