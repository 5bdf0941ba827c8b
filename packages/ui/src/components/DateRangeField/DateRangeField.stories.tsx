import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrows } from '../../stories/arrows.ts';
import { longName } from '../../stories/samples.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import { NO_RANGE } from './rules.ts';

function Choosing(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minBlockSize: 'var(--story-room, 520px)' }}>
      <DateRangeField
        {...props}
        value={value}
        onChange={(event, range) => {
          props.onChange?.(event, range);
          setValue(range);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Rental period',
    value: NO_RANGE,
    onChange: fn(),
    today: '2026-11-20',
    min: '2026-11-23',
    max: '2028-11-20',
    holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
    minDays: 1,
  },
  parameters: { layout: 'padded' },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const calendar = () => within(document.body).findByRole('dialog', { name: 'Calendar: Rental period' });
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the calendar: From' }));
  await calendar();
};

export const Empty: Story = {};
export const Chosen: Story = { args: { value: { from: '2026-11-24', to: '2026-12-04' } } };

// [UI-03]
export const Typed: Story = {
  name: 'Typed in the reader’s own way',
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.type(field.getByRole('textbox', { name: 'From' }), '24-11-26');
    await userEvent.tab();
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { from: '2026-11-24', to: null });
    expect(field.getByRole('textbox', { name: 'From' })).toHaveValue('24 Nov 2026');
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.type(field.getByRole('textbox', { name: 'From' }), 'next Tuesday{Enter}');
    expect(field.getByRole('alert')).toHaveTextContent('Enter the date as 20 Nov 2026.');
  },
};

// [DOM-12]
export const Weekend: Story = {
  name: 'A day without deliveries offers the next with',
  args: { value: { from: '2026-11-28', to: null } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    expect(field.getByRole('alert')).toHaveTextContent(/^Sat,? 28 Nov is not a workday\.$/);
    await userEvent.click(field.getByRole('button', { name: /^Use Mon,? 30 Nov$/ }));
    expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { from: '2026-11-30', to: null });
  },
};

// [SH-05]
export const CalendarKeys: Story = {
  name: 'Every key of the calendar, Escape leads back',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  play: async (context) => {
    await open(context);
    const { getByRole } = within(await calendar());
    const { onward, back } = arrows(context.globals);
    const focusAfter = async (keys: string, day: RegExp) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(getByRole('button', { name: day })).toHaveFocus());
    };
    await waitFor(() => expect(getByRole('button', { name: /^Monday,? 23 November 2026/ })).toHaveFocus());
    await focusAfter('{ArrowDown}', /^Monday,? 30 November 2026/);
    await focusAfter(`${onward}{ArrowUp}`, /^Tuesday,? 24 November 2026/);
    await focusAfter(`${back}{End}`, /^Sunday,? 29 November 2026/);
    await focusAfter('{Home}', /^Monday,? 23 November 2026/);
    await focusAfter('{PageDown}', /^Wednesday,? 23 December 2026/);
    await focusAfter('{PageUp}', /^Monday,? 23 November 2026/);
    await focusAfter('{Shift>}{PageDown}{/Shift}', /^Tuesday,? 23 November 2027/);
    await focusAfter('{Shift>}{PageUp}{/Shift}', /^Monday,? 23 November 2026/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(within(context.canvasElement).getByRole('button', { name: 'Open the calendar: From' })).toHaveFocus();
  },
};

// [SH-05]
export const Calendar: Story = {
  name: 'First and last day by keyboard',
  play: async (context) => {
    await open(context);
    const { getByRole } = within(await calendar());
    await waitFor(() => expect(getByRole('button', { name: /^Monday,? 23 November 2026$/ })).toHaveFocus());
    await userEvent.keyboard(`${arrows(context.globals).onward}{Enter}`);
    expect(context.args.onChange).toHaveBeenLastCalledWith(expect.anything(), { from: '2026-11-24', to: null });
    await userEvent.keyboard('{PageDown}{Home}');
    expect(getByRole('button', { name: /^Monday,? 21 December 2026$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(context.args.onChange).toHaveBeenLastCalledWith(expect.anything(), {
      from: '2026-11-24',
      to: '2026-12-21',
    });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(within(context.canvasElement).getByRole('button', { name: 'Open the calendar: From' })).toHaveFocus();
  },
};

const dates = { from: '2026-12-08', to: '2026-12-18' };

/** The calendar covers neither of the two fields, whichever opened it. */
const coversNoField: Story['play'] = async ({ canvasElement }) => {
  for (const end of ['From', 'To']) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Open the calendar: ${end}` }));
    const box = (await calendar()).getBoundingClientRect();
    const fields = canvasElement.querySelector('.HyDateRangeField-ends')?.getBoundingClientRect() ?? new DOMRect();
    expect(fields.height).toBeGreaterThan(0);
    expect(box.top >= fields.bottom || box.bottom <= fields.top).toBe(true);
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(box.top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  }
};

// [UI-03]
export const CoversNothing: Story = {
  name: 'The calendar covers nothing of its field',
  args: { value: dates },
  parameters: { pictures: { none: 'the places are measured' } },
  play: coversNoField,
};
// [UI-03]
export const CoversNothingPhone: Story = {
  ...CoversNothing,
  name: 'The calendar covers nothing on a phone',
  globals: { viewport: { value: 'phone' } },
};
// [UI-03]
export const NoRoom: Story = {
  name: 'On 320 × 568 the calendar repeats the dates that it covers',
  args: { value: dates },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { pictures: { none: 'no window of the pictures is so small' } },
  play: async (context) => {
    expect([window.innerWidth, window.innerHeight]).toEqual([320, 568]);
    await open(context);
    const dialog = await calendar();
    expect(within(dialog).getByRole('status')).toHaveTextContent('From 8 Dec 2026 · To 18 Dec 2026');
    const box = dialog.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(568);
    expect(box.right).toBeLessThanOrEqual(320);
  },
};

export const CalendarOpen: Story = { args: { value: dates }, play: open };
export const CalendarDark: Story = {
  ...CalendarOpen,
  globals: { scheme: 'dark' },
};
export const CalendarRightToLeft: Story = {
  parameters: { pictures: { only: 'wide' } },
  ...CalendarOpen,
  globals: { direction: 'rtl' },
};
export const CalendarPhone: Story = { ...CalendarOpen, globals: { viewport: { value: 'phone' } } };
export const Backwards: Story = { args: { value: { from: '2026-12-04', to: '2026-11-24' } } };
export const FromTheServer: Story = {
  args: { value: { from: '2026-11-24', to: '2026-12-04' }, errors: { to: 'The machine is promised elsewhere.' } },
};
export const Disabled: Story = { args: { disabled: true, value: { from: '2026-11-24', to: null } } };
export const German: Story = {
  args: { value: { from: '2026-11-28', to: '2026-12-04' } },
  globals: { language: 'de', brand: 'indigo' },
};
export const LongText: Story = {
  args: { label: longName, errors: { from: longName } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { value: { from: '2026-11-28', to: null } },
  globals: { scheme: 'dark' },
};
