import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ConsentGate } from '../react/index.ts';
import { CHOSEN, MAP, Stage } from './Stage.tsx';

const meta = {
  title: 'Patterns/Consent/Gate',
  component: Stage,
  parameters: { docs: { story: { height: '320px' } } },
  args: {
    stored: { ...CHOSEN, map: false },
    services: [MAP],
    children: (
      <ConsentGate service="map">
        <p>Rotterdam, Waalhaven 12</p>
      </ConsentGate>
    ),
  },
  // Texts load as separate chunks: wait for the content before the picture is taken.
  play: async () => {
    await screen.findByRole('group');
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONGEST_ELSEWHERE = { none: 'German and Hungarian, the longest, are drawn.' };

// [CC-10]
export const Asking: Story = {
  name: 'Accept once',
  play: async () => {
    await expect(await screen.findByText('Depot map')).toBeVisible();
    await expect(screen.queryByText('Rotterdam, Waalhaven 12')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept once' }));
    await expect(screen.getByText('Rotterdam, Waalhaven 12')).toBeVisible();
  },
};

export const Accepted: Story = {
  args: { stored: { ...CHOSEN, map: true } },
  play: async () => {
    await expect(await screen.findByText('Rotterdam, Waalhaven 12')).toBeVisible();
  },
};

export const Dark: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { styling: { theme: ['dark', 'bottom', 'wide'] } },
};

export const LongTitle: Story = {
  args: { services: [{ ...MAP, title: 'A supplier of maps with a name that goes on and on '.repeat(5).trim() }] },
};

export const German: Story = { args: { language: 'de' } };
export const French: Story = { args: { language: 'fr' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Dutch: Story = { args: { language: 'nl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
export const Hungarian: Story = { args: { language: 'hu' } };
export const Polish: Story = { args: { language: 'pl' }, parameters: { pictures: LONGEST_ELSEWHERE } };
