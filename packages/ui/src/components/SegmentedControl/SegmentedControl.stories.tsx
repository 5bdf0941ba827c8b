import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Lists/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    segments: [
      { value: 'list', label: 'List' },
      { value: 'planning', label: 'Planning' },
    ],
    selected: 'list',
    onSelectedChange: fn(),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement);
    await userEvent.click(control.getByRole('button', { name: 'List', pressed: true }));
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await userEvent.click(control.getByRole('button', { name: 'Planning', pressed: false }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith('planning', expect.anything());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
