import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { ChartLegend, type ChartLegendEntry } from './ChartLegend.tsx';

const entries: ChartLegendEntry[] = [
  { id: 'invoiced', label: 'Invoiced', look: 'solid' },
  { id: 'notInvoiced', label: 'Not invoiced yet', look: 'hatched' },
  { id: 'forecast', label: 'Forecast', look: 'outlined' },
  { id: 'budget', label: 'Budget', look: 'mark' },
];

const meta = {
  title: 'Components/Lists/ChartLegend',
  component: ChartLegend,
  args: { entries },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChartLegend>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(entries.length);
  },
};
export const LongText: Story = {
  args: { entries: entries.map((entry) => ({ ...entry, label: longName })) },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
