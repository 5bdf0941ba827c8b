import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy of the order', name: 'copy', onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('checkbox', { name: 'Send me a copy of the order' });
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), false);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'To the address of your account.' } };
export const WithError: Story = { args: { required: true, error: true, helperText: 'Tick the box to go on.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
// [UI-01]
export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
  },
};
export const LongText: Story = { args: { label: longName, hint: longName, required: true } };
export const Dark: Story = {
  args: { defaultChecked: true },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: 'To the address of your account.' },
  globals: { direction: 'rtl' },
};
