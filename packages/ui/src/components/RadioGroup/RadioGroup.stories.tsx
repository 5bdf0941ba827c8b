import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'delivery', label: 'Delivered to the site', hint: 'Between seven and noon.' },
  { value: 'collect', label: 'Collected at the depot' },
  { value: 'courier', label: 'By courier', disabled: true },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'How the machines come', name: 'transport', options, onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [SH-05]
export const Filled: Story = {
  args: { defaultValue: 'delivery' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivered to the site' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Collected at the depot' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'collect');
    await userEvent.tab();
  },
};
export const WithHint: Story = { args: { hint: 'It can be changed until the day before.' } };
export const WithError: Story = { args: { required: true, error: true, helperText: 'Choose one.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'collect' } };
// [UI-01]
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'collect' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivered to the site' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Collected at the depot' })).toBeChecked();
    await userEvent.tab();
  },
};
export const Horizontal: Story = {
  args: { orientation: 'horizontal', defaultValue: 'collect' },
  parameters: { pictures: { only: 'wide' } },
};
export const LongText: Story = {
  args: { label: longName, options: [{ value: 'a', label: longName, hint: longName }] },
};
export const Dark: Story = {
  args: { defaultValue: 'collect', required: true },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { args: { defaultValue: 'collect', required: true }, globals: { direction: 'rtl' } };
