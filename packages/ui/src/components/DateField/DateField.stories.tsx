import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { label: 'Pick-up day', name: 'day', today: '2026-11-20', min: '2026-11-23', onChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [UI-03]
export const Typed: Story = {
  name: 'Typed in the reader’s own way',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Pick-up day' });
    await userEvent.type(input, '13 dec');
    await userEvent.tab();
    await expect(input).toHaveValue('13 Dec 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), '2026-12-13');
  },
};
export const Unreadable: Story = {
  name: 'What is no date stays for correction',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'soon');
    await userEvent.tab();
    await expect(canvas.getByText('Enter the date as 23 Nov 2026.')).toBeVisible();
  },
};
// [UI-03]
export const CalendarOpen: Story = {
  name: 'The calendar closes with the pick',
  args: { max: '2026-12-18' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Pick-up day' }));
    const calendar = await within(document.body).findByRole('dialog', { name: 'Calendar: Pick-up day' });
    await userEvent.click(within(calendar).getByRole('button', { name: /^Thursday,? 26 November 2026$/ }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), '2026-11-26');
  },
};
export const NotAWorkday: Story = {
  name: 'A day that is not a workday offers the next one',
  args: { workDays: [1, 2, 3, 4, 5], defaultValue: '2026-11-28' },
};
export const WithError: Story = {
  args: { required: true, error: true, helperText: 'Fill this in.', hint: 'As agreed.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-24' } };
export const LongText: Story = { args: { label: longName, hint: longName } };
export const Dark: Story = {
  args: { defaultValue: '2026-11-28', workDays: [1, 2, 3, 4, 5] },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, defaultValue: '2026-11-24' },
  globals: { direction: 'rtl' },
};
