import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import { type DateRange, NO_RANGE } from './rules.ts';

interface FieldProps extends Partial<DateRangeFieldProps> {
  locale?: UiLocale;
}

function Field({ value = NO_RANGE, locale, ...own }: FieldProps) {
  const [range, setRange] = useState<DateRange>(value);
  return (
    <UiProvider locale={locale}>
      <output>{JSON.stringify(range)}</output>
      <DateRangeField
        label="Rental period"
        today="2026-11-20"
        min="2026-11-23"
        holidays={[{ date: '2026-12-25', name: 'Christmas Day' }]}
        {...own}
        value={range}
        onChange={(_, range) => setRange(range)}
      />
    </UiProvider>
  );
}
const chosen = () => JSON.parse(screen.getByText(/"from"/).textContent ?? '');
const box = (name: string) => screen.getByRole('textbox', { name });
const open = async (end = 'From') => {
  await userEvent.click(screen.getByRole('button', { name: `Open the calendar: ${end}` }));
  return within(await screen.findByRole('dialog', { name: 'Calendar: Rental period' }));
};

describe('DateRangeField', () => {
  it('[UI-03] is a named group of two named fields that say how a date is typed', () => {
    render(<Field />);
    expect(screen.getByRole('group', { name: 'Rental period' })).toContainElement(box('From'));
    expect(box('To')).toHaveAccessibleDescription('For example 20 Nov 2026');
  });

  it('[UI-01] is marked as required, beside what screen readers say of its fields', () => {
    const { rerender } = render(<Field />);
    expect(screen.queryByText('*')).toBeNull();
    rerender(<Field required />);
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('group', { name: 'Rental period' })).toBeVisible();
    expect(screen.getAllByRole('textbox').map((field) => field.hasAttribute('required'))).toEqual([true, true]);
  });

  it('[UI-03] reads what is typed in the reader’s own way, and writes it out on leaving the field', async () => {
    render(<Field locale={de} />);
    await userEvent.type(box('Von'), '24.11.26');
    expect(chosen()).toEqual({ from: '2026-11-24', to: null });
    expect(box('Von')).toHaveValue('24.11.26');
    await userEvent.tab();
    expect(box('Von')).toHaveValue('24.11.2026');
  });

  it('[UI-03] keeps a text that it cannot read for correction, and passes it on, so that it never counts as none', async () => {
    render(<Field value={{ from: '2026-11-24', to: null }} />);
    await userEvent.clear(box('From'));
    await userEvent.type(box('From'), '31 Nov 2026{Enter}');
    expect(box('From')).toHaveValue('31 Nov 2026');
    expect(box('From')).toBeInvalid();
    expect(box('From')).toHaveAccessibleDescription('Enter the date as 20 Nov 2026.');
    expect(chosen().from).toBe('31 Nov 2026');
    await userEvent.clear(box('From'));
    await userEvent.type(box('From'), '30/11/2026{Enter}');
    expect(box('From')).toBeValid();
    expect(chosen().from).toBe('2026-11-30');
  });

  it('[DOM-12] says why a day is refused and offers the next possible one', async () => {
    render(<Field value={{ from: '2026-12-25', to: null }} />);
    expect(box('From')).toHaveAccessibleDescription('Fri 25 Dec is not a workday: Christmas Day.');
    await userEvent.click(screen.getByRole('button', { name: 'Use Mon 28 Dec' }));
    expect(chosen().from).toBe('2026-12-28');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [{ from: '2026-11-20', to: null }, 'From', 'Not before 23 Nov 2026.'],
    [{ from: '2026-11-30', to: '2026-11-27' }, 'To', 'The last day must not be before the first.'],
    [{ from: '2026-11-30', to: '2026-12-01' }, 'To', 'At least 3 days.'],
  ])('[DOM-12] refuses %o at %s', (value, end, sentence) => {
    render(<Field value={value} minDays={3} />);
    expect(box(end)).toHaveAccessibleDescription(sentence);
  });

  it('[DOM-12] shows a refusal of the server until the date changes', () => {
    render(<Field value={{ from: '2026-11-24', to: null }} errors={{ from: 'Promised elsewhere.' }} />);
    expect(box('From')).toHaveAccessibleDescription('Promised elsewhere.');
  });

  it('[SH-05] picks first and last day with the keyboard alone', async () => {
    render(<Field />);
    const { getByRole } = await open();
    expect(getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(getByRole('button', { name: 'Monday, 23 November 2026' })).toHaveFocus();
    expect(getByRole('status')).toHaveTextContent('Choose the first day');
    await userEvent.keyboard('{ArrowRight} ');
    expect(getByRole('status')).toHaveTextContent('Choose the last day');
    await userEvent.keyboard('{PageDown}{End}{Enter}');
    expect(chosen()).toEqual({ from: '2026-11-24', to: '2026-12-27' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Open the calendar: From' })).toHaveFocus();
  });

  it('[UI-03] forgets what it could not read once a day is picked', async () => {
    render(<Field />);
    await userEvent.type(box('From'), 'soon{Enter}');
    await open();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('From')).toHaveValue('23 Nov 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('[SH-05] has one tab stop, and Escape leaves it with nothing changed', async () => {
    render(<Field />);
    const { getAllByRole } = await open();
    const stops = getAllByRole('button').filter((button) => button.dataset.date && button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(NO_RANGE);
  });

  it('[DOM-12] names a closed day with its reason and does not take it', async () => {
    render(<Field />);
    const { getByRole } = await open();
    const saturday = getByRole('button', { name: 'Saturday, 28 November 2026, not a workday' });
    expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saturday);
    expect(chosen()).toEqual(NO_RANGE);
    expect(saturday).toHaveFocus();
  });

  it('[UI-03] turns pages by button and marks today and the range', async () => {
    render(<Field value={{ from: '2026-11-24', to: '2026-11-26' }} min={null} />);
    const { getByRole, getAllByRole } = await open();
    expect(getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    expect(getByRole('button', { current: 'date' })).toHaveAccessibleName('Friday, 20 November 2026');
    await userEvent.click(getByRole('button', { name: 'Next month' }));
    expect(getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(getByRole('button', { name: 'Next month' })).toHaveFocus();
    await userEvent.click(getByRole('button', { name: 'Clear dates' }));
    expect(chosen()).toEqual(NO_RANGE);
  });

  it('[UI-03] takes part in a form: the first field to focus, and word of what was left', async () => {
    const first = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(<Field inputRef={first} onBlur={onBlur} />);
    act(() => first.current?.focus());
    expect(box('From')).toHaveFocus();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalled();
  });

  it('[UI-03] keeps what is no date while the other end is picked', async () => {
    render(<Field />);
    await userEvent.type(box('To'), 'soon{Enter}');
    await open();
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual({ from: '2026-11-23', to: 'soon' });
  });

  it('[UI-03] opens on a month with days to choose', async () => {
    render(<Field min="2026-11-28" value={{ from: '2026-11-30', to: null }} minDays={2} />);
    const from = await open();
    expect(from.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open('To')).getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  it('[UI-03] shows a value that is no date for correction', () => {
    render(<Field value={{ from: '2026-02-30', to: null }} />);
    expect(box('From')).toHaveValue('2026-02-30');
    expect(box('From')).toBeInvalid();
    expect(box('To')).toHaveValue('');
  });
});
