import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { arrows } from '../../stories/arrows.ts';
import { spendByMonth } from '../../stories/chart-samples.ts';
import { longName } from '../../stories/samples.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Components/Lists/BarChart',
  component: BarChart,
  args: spendByMonth,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

// [DOM-34]
export const Months: Story = {
  play: async ({ canvas, globals }) => {
    const { onward } = arrows(globals);
    canvas.getByRole('img', { name: 'September 2026, Invoiced: €24,880' }).focus();
    await userEvent.keyboard(`${onward}${onward}{ArrowUp}`);
    await expect(canvas.getByRole('img', { name: 'November 2026, Not invoiced yet: €10,533' })).toHaveFocus();
    await expect(canvas.getByText('November 2026, Not invoiced yet: €10,533')).toBeVisible();
  },
};
// [DOM-34]
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getByRole('table', { name: 'Spend by month' })).toBeVisible();
  },
};
export const TableBeside: Story = { args: { tableBeside: true } };
export const OneSeries: Story = {
  args: {
    series: spendByMonth.series.slice(0, 1),
    points: spendByMonth.points.map((point) => ({ ...point, values: [point.values[0] ?? 12_000] })),
  },
};
export const LessThanNothing: Story = {
  args: { points: spendByMonth.points.map((point) => ({ ...point, values: [-400, null, 9_000] })) },
};
export const Nothing: Story = { args: { points: [] } };
export const ManyMonths: Story = {
  args: {
    points: Array.from({ length: 36 }, (_, index) => ({
      id: String(index),
      label: String((index % 12) + 1),
      name: `Month ${index}`,
      values: [1000 + ((index * 7919) % 9000), null, null],
    })),
  },
};
export const LongText: Story = {
  args: { series: spendByMonth.series.map((one) => ({ ...one, label: longName })) },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
