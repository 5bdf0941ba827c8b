import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'confirmed', label: 'An order is confirmed' },
  { value: 'overdue', label: 'A machine is overdue', hint: 'From the first day on.' },
  { value: 'invoice', label: 'An invoice is there', disabled: true },
];

const details = (
  <div style={{ paddingInlineStart: 30, paddingBlockEnd: 8 }}>
    <NumberField label="After so many days" min={1} />
  </div>
);

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Send me an e-mail when', name: 'mails', options, onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [UI-01]
export const Filled: Story = {
  args: { defaultValue: ['overdue'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'An order is confirmed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), ['confirmed', 'overdue']);
    await expect(canvas.getByRole('checkbox', { name: 'An invoice is there' })).toBeDisabled();
    await userEvent.tab();
  },
};
export const WithHint: Story = { args: { hint: 'It can be changed at any time.' } };
export const WithError: Story = { args: { required: true, error: true, helperText: 'Choose at least one.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['overdue'] } };
// [UI-01]
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: ['overdue'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'An order is confirmed' }));
    await expect(canvas.getByRole('checkbox', { name: 'An order is confirmed' })).not.toBeChecked();
    await userEvent.tab();
  },
};
export const WithDetails: Story = {
  args: {
    defaultValue: ['overdue'],
    options: options.map((option) => (option.value === 'overdue' ? { ...option, details } : option)),
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal' }, parameters: { pictures: { only: 'wide' } } };
export const LongText: Story = {
  args: { label: longName, options: [{ value: 'a', label: longName, hint: longName }] },
};
export const Dark: Story = {
  args: { defaultValue: ['overdue'], required: true },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { defaultValue: ['overdue'], required: true },
  globals: { direction: 'rtl' },
};
