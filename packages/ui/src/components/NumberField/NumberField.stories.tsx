import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Weight of the load', name: 'load', unit: 'kg', decimals: 1, onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [UI-01]
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight of the load' });
    await userEvent.type(input, '1250.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 1250.5);
  },
};
// [UI-04]
export const German: Story = {
  name: 'In German',
  args: { defaultValue: 1250.5 },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.250,5');
  },
};
export const Unreadable: Story = {
  name: 'What is no number stays for correction',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'about a ton');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a number such as 12.5.')).toBeVisible();
  },
};
export const OutOfBounds: Story = {
  name: 'A number above the largest one is said on leaving',
  args: { min: 1, max: 1000 },
  parameters: { pictures: { none: 'An error is pictured in WithError.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1250');
    await userEvent.tab();
    await expect(canvas.getByText('Enter 1,000 or less.')).toBeVisible();
  },
};
export const WithError: Story = {
  args: { required: true, error: true, helperText: 'Fill this in.', hint: 'As agreed.' },
};
export const WithHint: Story = { args: { hint: 'As agreed.', defaultValue: 1250.5 } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 1250.5 } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 1250.5 } };
export const LongText: Story = { args: { label: longName, hint: longName } };
export const Dark: Story = {
  args: { required: true, defaultValue: 1250.5 },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { args: { required: true, defaultValue: 1250.5 }, globals: { direction: 'rtl' } };
