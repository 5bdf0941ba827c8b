import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { endOf } from '../../stories/sides.ts';
import { DataList } from '../DataList/DataList.tsx';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Components/Lists/Amount',
  component: Amount,
  args: { amount: '1724.25', currency: 'EUR' },
  parameters: { layout: 'centered', pictures: { only: 'phone' } },
} satisfies Meta<typeof Amount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Credit: Story = {
  args: { amount: '-188.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('minus')).toBeInTheDocument();
  },
};

export const Difference: Story = { args: { amount: '376.00', signed: true } };
export const Total: Story = { args: { emphasis: 'strong' } };
export const KeyFigure: Story = { args: { amount: '177475.10', emphasis: 'figure', mutedCents: true } };
export const Dutch: Story = { args: { amount: '-1234.5' }, globals: { language: 'nl' } };
export const Zloty: Story = { args: { amount: '98200.00', currency: 'PLN' }, globals: { language: 'pl' } };
export const Dark: Story = { args: { mutedCents: true }, globals: { scheme: 'dark' } };

const lines = [
  { id: 'Diesel scissor lift 12 m', net: '846.00' },
  { id: 'Damage waiver', net: '129.44' },
  { id: 'Credit for a stand-down', net: '-1188.00' },
];

/** In a column that ends with the amount, digits of equal width align, whatever their sign. */
export const InAList: Story = {
  parameters: { layout: 'fullscreen', pictures: { only: 'wide' } },
  render: () => (
    <DataList
      caption="Lines"
      items={lines}
      keyOf={({ id }) => id}
      columns={[
        { id: 'line', header: 'Line', cell: ({ id }) => id },
        { id: 'net', header: 'Net', align: 'end', cell: ({ net }) => <Amount amount={net} currency="EUR" /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('data')].map((amount) => Math.round(endOf(amount)));
    expect(edges).toHaveLength(3);
    expect(new Set(edges).size).toBe(1);
  },
};

export const RightToLeft: Story = { args: { amount: '-188.00' }, globals: { direction: 'rtl' } };
