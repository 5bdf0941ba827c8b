import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Budget', name: 'budget', currency: 'EUR', onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [UI-01]
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.type(input, '250 000,50');
    await userEvent.tab();
    await expect(input).toHaveValue('250,000.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), '250000.50');
  },
};
// [UI-04]
export const Polish: Story = {
  name: 'In Polish, in another currency',
  args: { defaultValue: '250000.50', currency: 'PLN' },
  globals: { language: 'pl' },
};
export const Unreadable: Story = {
  name: 'What is no amount stays for correction',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12,50,00');
    await userEvent.tab();
    await expect(canvas.getByText('Enter an amount such as 1,250.50.')).toBeVisible();
  },
};
export const WithError: Story = {
  args: { required: true, error: true, helperText: 'Fill this in.', hint: 'As agreed.' },
};
export const WithHint: Story = { args: { hint: 'As agreed.', defaultValue: '12500.50' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '12500.50' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '12500.50' } };
export const LongText: Story = { args: { label: longName, hint: longName } };
export const Dark: Story = {
  args: { required: true, defaultValue: '12500.50' },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { args: { required: true, defaultValue: '12500.50' }, globals: { direction: 'rtl' } };
