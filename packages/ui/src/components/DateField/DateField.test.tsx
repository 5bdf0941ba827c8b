import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Form } from '../Form/Form.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Day({ value = null, ...own }: Partial<DateFieldProps>) {
  const [day, setDay] = useState(value);
  return (
    <>
      <output>{String(day)}</output>
      <DateField label="Pick-up day" today="2026-11-20" {...own} value={day} onChange={(_, next) => setDay(next)} />
    </>
  );
}
const show = (own: Partial<DateFieldProps> = {}) => render(<Day {...own} />, { wrapper: UiProvider });
const box = () => screen.getByRole('textbox', { name: 'Pick-up day' });
const day = () => screen.getByRole('status').textContent;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar: Pick-up day' }));
  return within(await screen.findByRole('dialog', { name: 'Calendar: Pick-up day' }));
};

describe('DateField', () => {
  it('[UI-03] says how a date is typed, reads it at once, and writes it out on leaving the field', async () => {
    show();
    expect(box()).toHaveAccessibleDescription('For example 20 Nov 2026');
    await userEvent.type(box(), '13.12.');
    expect(day()).toBe('2026-12-13');
    expect(box()).toHaveValue('13.12.');
    await userEvent.tab();
    expect(box()).toHaveValue('13 Dec 2026');
  });

  it('[UI-03] is read in the language of its texts', async () => {
    render(<Day />, { wrapper: ({ children }) => <UiProvider locale={de}>{children}</UiProvider> });
    await userEvent.type(box(), '13. Dez.{Enter}');
    expect(day()).toBe('2026-12-13');
    expect(box()).toHaveValue('13.12.2026');
  });

  it('[UI-03] passes on what is no date, says so, and keeps it for correction', async () => {
    show({ value: '2026-11-24' });
    await userEvent.type(box(), ' or so{Enter}');
    expect(day()).toBe('24 Nov 2026 or so');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Enter the date as 20 Nov 2026.');
    await userEvent.clear(box());
    await userEvent.tab();
    expect(day()).toBe('null');
  });

  it('[UI-03] lists its error in the form', async () => {
    render(
      <UiProvider>
        <Form label="Call off" actions={<button type="submit">Send</button>}>
          <Day />
        </Form>
      </UiProvider>,
    );
    await userEvent.type(box(), 'soon');
    await userEvent.tab();
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByRole('link', { name: /Pick-up day Enter the date as/ })).toBeVisible();
  });

  it('[UI-03] has what is typed also where the button of a form leaves the focus in the field', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <UiProvider>
        <Form label="Call off" onSubmit={onSubmit} actions={<button type="submit">Send</button>}>
          <Day />
        </Form>
      </UiProvider>,
    );
    await userEvent.type(box(), 'soon');
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Send' }) });
    expect(box()).toHaveFocus();
    expect(day()).toBe('soon');
  });

  it('[DOM-12] refuses a day with its reason and offers the next possible one', async () => {
    show({ min: '2026-11-23', workDays: [1, 2, 3, 4, 5] });
    await userEvent.type(box(), '20 nov 2026{Enter}');
    expect(box()).toHaveAccessibleDescription('Not before 23 Nov 2026.');
    await userEvent.clear(box());
    await userEvent.type(box(), '28 nov{Enter}');
    expect(box()).toHaveAccessibleDescription('Sat 28 Nov is not a workday.');
    await userEvent.click(screen.getByRole('button', { name: 'Use Mon 30 Nov' }));
    expect(day()).toBe('2026-11-30');
  });

  it('[UI-03] opens on a month with days to choose and closes with the pick', async () => {
    show({ min: '2026-12-05', workDays: [1, 2, 3, 4, 5] });
    const calendar = await open();
    expect(calendar.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(calendar.getByRole('status')).toHaveTextContent('Choose a day');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(day()).toBe('2026-12-07');
    expect(screen.getByRole('button', { name: 'Open the calendar: Pick-up day' })).toHaveFocus();
  });
});
