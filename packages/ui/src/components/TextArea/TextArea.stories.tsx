import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { TextArea } from './TextArea.tsx';

const note = 'The gate on the river side is open from seven. Please call before unloading.';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Instructions for the driver', name: 'instructions', onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Gate, floor, whom to call' } };
export const Filled: Story = { args: { defaultValue: note } };
// [UI-01]
export const Counted: Story = {
  args: { maxLength: 500, hint: 'It is printed on the delivery note.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Gate 3');
    await expect(canvas.getByText('6 of 500 characters')).toBeVisible();
  },
};
export const TooMany: Story = {
  name: 'More than fits is kept and refused',
  args: { maxLength: 60, defaultValue: note },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('16 characters too many');
    await expect(canvas.getByRole('textbox')).toHaveValue(note);
  },
};
export const WithError: Story = {
  args: { required: true, error: true, helperText: 'Say where the driver can unload.' },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: note } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: note } };
export const LongText: Story = { args: { label: longName, defaultValue: longName, maxRows: 4 } };
export const Dark: Story = {
  args: { defaultValue: note, maxLength: 60 },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, defaultValue: note, maxLength: 60 },
  globals: { direction: 'rtl' },
};
