import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

function Removing(props: FilterBarProps) {
  const [chips, setChips] = useState(props.chips);
  return (
    <FilterBar
      {...props}
      chips={chips}
      onRemove={(_, id) => setChips(chips.filter((chip) => chip.id !== id))}
      onClearAll={() => setChips([])}
    />
  );
}

const meta = {
  title: 'Components/Lists/FilterBar',
  component: FilterBar,
  args: {
    chips: [
      { id: 'project', label: 'Project', value: 'Zuidas Tower C' },
      { id: 'status', label: 'Status', value: 'On rent, Overdue' },
    ],
    onRemove: () => undefined,
    onClearAll: () => undefined,
    resultText: '12 results',
  },
  render: (args) => <Removing {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Chips: Story = {
  name: 'The focus stays in the bar',
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Remove filter Project: Zuidas Tower C' }));
    await expect(bar.getByRole('button', { name: 'Remove filter Status: On rent, Overdue' })).toHaveFocus();
  },
};
// [UI-03]
export const Cleared: Story = {
  name: 'All off by keyboard, the focus goes to the count',
  parameters: { pictures: { none: 'nothing is left to see' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    bar.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bar.queryByRole('button')).toBeNull();
    await expect(bar.getByRole('status')).toHaveFocus();
  },
};
export const None: Story = { args: { chips: [] } };
export const LongText: Story = {
  args: { chips: [{ id: 'project', label: 'Project', value: longName }] },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
