import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { startOf } from '../../stories/sides.ts';
import { BudgetBar } from './BudgetBar.tsx';

const meta = {
  title: 'Rental/BudgetBar',
  component: BudgetBar,
  args: {
    label: 'Haven 7: €41,208 invoiced, €56,040 at the end, €2,040 over budget',
    parts: [
      { id: 'invoiced', value: 41_208, look: 'solid' },
      { id: 'notInvoiced', value: 1_992, look: 'hatched' },
      { id: 'forecast', value: 12_840, look: 'outlined' },
    ],
    budget: 54_000,
    scale: 60_000,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BudgetBar>;
export default meta;

type Story = StoryObj<typeof meta>;

// [DOM-34]
export const OverBudget: Story = {
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('img', { name: args.label });
    const mark = bar.querySelector('.HyBudgetBar-budget') as Element;
    const share = (startOf(mark) - startOf(bar)) / bar.getBoundingClientRect().width;
    await expect(Math.abs(share - 0.9)).toBeLessThan(0.02);
  },
};
export const WithinBudget: Story = { args: { budget: 58_000, label: 'Haven 7: €1,960 left' } };
export const NoBudget: Story = { args: { budget: undefined, label: 'Haven 7: €56,040 at the end' } };
export const Nothing: Story = { args: { parts: [], budget: undefined, label: 'Haven 7: nothing yet' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('img', { name: args.label });
    const first = bar.querySelector('.HyBudgetBar-part') as Element;
    await expect(Math.abs(first.getBoundingClientRect().right - bar.getBoundingClientRect().right)).toBeLessThan(1);
  },
};
