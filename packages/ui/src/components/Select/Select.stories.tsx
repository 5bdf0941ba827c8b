import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'ams', label: 'Amsterdam' },
  { value: 'rot', label: 'Rotterdam' },
  { value: 'utr', label: 'Utrecht', disabled: true },
];

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'Depot', name: 'depot', options, onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Any depot' } };
// [UI-01]
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Depot' }), 'Rotterdam');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'rot');
    await expect(canvas.getByRole('option', { name: 'Utrecht' })).toBeDisabled();
  },
};
export const WithHint: Story = { args: { hint: 'Where the machines are picked up.' } };
export const WithError: Story = {
  args: { placeholder: 'Choose a depot', required: true, error: true, helperText: 'Choose a depot.' },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'rot' } };
// [UI-01]
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'rot' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('combobox')).toHaveValue('rot');
    await userEvent.tab();
  },
};
export const Beside: Story = {
  name: 'Label beside the field',
  args: { layout: 'beside', required: true },
  parameters: { pictures: { only: 'wide' } },
};
export const LongText: Story = { args: { label: longName, options: [{ value: 'long', label: longName }] } };
export const Dark: Story = {
  args: { required: true, error: true, helperText: 'Choose a depot.' },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, error: true, helperText: 'Choose a depot.' },
  globals: { direction: 'rtl' },
};
