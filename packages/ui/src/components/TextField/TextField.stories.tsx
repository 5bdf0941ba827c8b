import InputAdornment from '@mui/material/InputAdornment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'PO number', name: 'po', onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '4500012' } };
// [UI-01]
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'PO number' });
    await userEvent.type(input, '4500012');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), '4500012');
    await userEvent.tab();
  },
};
export const Focused: Story = {
  args: { defaultValue: '4500012' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('PO number'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'It is printed on every invoice.', defaultValue: '4500012' } };
export const WithError: Story = {
  args: { required: true, error: true, helperText: 'Enter the PO number.', hint: 'It is printed on every invoice.' },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '4500012' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '4500012' } };
export const WithAdornments: Story = {
  args: {
    label: 'Website',
    startAdornment: <InputAdornment position="start">https://</InputAdornment>,
    endAdornment: <InputAdornment position="end">.example</InputAdornment>,
    defaultValue: 'bouwgroep-noordzee',
  },
};
export const Beside: Story = {
  name: 'Label beside the field',
  args: { layout: 'beside', required: true, hint: 'It is printed on every invoice.' },
  parameters: { pictures: { only: 'wide' } },
};
export const LongText: Story = {
  args: { label: longName, defaultValue: longName, hint: longName, error: true, helperText: longName, required: true },
};
export const Dark: Story = {
  args: { required: true, error: true, helperText: 'No such order.' },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, defaultValue: '4500012', error: true, helperText: 'No such order.' },
  globals: { direction: 'rtl' },
};
