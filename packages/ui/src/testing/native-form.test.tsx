import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRangeField,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  UiProvider,
} from '../index.ts';

interface Case {
  field: (own: { disabled?: boolean }) => ReactNode;
  /** Submitted data initially and after `act`. */
  first: object;
  act: () => Promise<unknown>;
  next: object;
}

const LETTERS = ['a', 'b'].map((value) => ({ value, label: value }));
const box = (name: string) => screen.getByRole('textbox', { name });

const cases: Record<string, Case> = {
  TextField: {
    field: (own) => <TextField label="PO number" name="po" defaultValue="45" {...own} />,
    first: { po: ['45'] },
    act: () => userEvent.type(box('PO number'), '0'),
    next: { po: ['450'] },
  },
  TextArea: {
    field: (own) => <TextArea label="Remarks" name="remarks" defaultValue="Gate 3" {...own} />,
    first: { remarks: ['Gate 3'] },
    act: () => userEvent.type(box('Remarks'), '!'),
    next: { remarks: ['Gate 3!'] },
  },
  Select: {
    field: (own) => <Select label="Letter" name="letter" options={LETTERS} defaultValue="b" {...own} />,
    first: { letter: ['b'] },
    act: () => userEvent.selectOptions(screen.getByRole('combobox'), 'a'),
    next: { letter: ['a'] },
  },
  Checkbox: {
    field: (own) => <Checkbox label="Copy" name="copy" value="yes" {...own} />,
    first: {},
    act: () => userEvent.click(screen.getByRole('checkbox')),
    next: { copy: ['yes'] },
  },
  Switch: {
    field: (own) => <Switch label="Copy" name="copy" defaultChecked {...own} />,
    first: { copy: ['on'] },
    act: () => userEvent.click(screen.getByRole('switch')),
    next: {},
  },
  CheckboxGroup: {
    field: (own) => <CheckboxGroup label="Letters" name="letters" options={LETTERS} defaultValue={['b']} {...own} />,
    first: { letters: ['b'] },
    act: () => userEvent.click(screen.getByRole('checkbox', { name: 'a' })),
    next: { letters: ['a', 'b'] },
  },
  RadioGroup: {
    field: (own) => <RadioGroup label="Letter" name="letter" options={LETTERS} defaultValue="b" {...own} />,
    first: { letter: ['b'] },
    act: () => userEvent.click(screen.getByRole('radio', { name: 'a' })),
    next: { letter: ['a'] },
  },
  NumberField: {
    field: (own) => <NumberField label="Load" name="load" decimals={1} defaultValue={1250.5} {...own} />,
    first: { load: ['1250.5'] },
    act: () => userEvent.type(box('Load'), '{Backspace}7'),
    next: { load: ['1250.7'] },
  },
  'NumberField that cannot be read': {
    field: (own) => <NumberField label="Load" name="load" defaultValue={1250} {...own} />,
    first: { load: ['1250'] },
    act: () => userEvent.type(box('Load'), ' kilo'),
    next: { load: ['1,250 kilo'] },
  },
  MoneyField: {
    field: (own) => <MoneyField label="Budget" name="budget" currency="EUR" defaultValue="1250.50" {...own} />,
    first: { budget: ['1250.50'] },
    act: () => userEvent.type(box('Budget'), '{Backspace}7'),
    next: { budget: ['1250.57'] },
  },
  Combobox: {
    field: (own) => <Combobox label="Letter" name="letter" options={LETTERS} defaultValue={LETTERS[1]} {...own} />,
    first: { letter: ['b'] },
    act: async () => {
      await userEvent.click(await screen.findByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'a' }));
    },
    next: { letter: ['a'] },
  },
  DateField: {
    field: (own) => <DateField label="Day" name="day" today="2026-11-20" defaultValue="2026-11-24" {...own} />,
    first: { day: ['2026-11-24'] },
    act: async () => {
      await userEvent.clear(box('Day'));
      await userEvent.type(box('Day'), '27.11.{Enter}');
    },
    next: { day: ['2026-11-27'] },
  },
  'DateField that cannot be read': {
    field: (own) => <DateField label="Day" name="day" today="2026-11-20" defaultValue="2026-11-24" {...own} />,
    first: { day: ['2026-11-24'] },
    act: () => userEvent.type(box('Day'), ' or later{Enter}'),
    next: { day: ['24 Nov 2026 or later'] },
  },
  DateRangeField: {
    field: (own) => (
      <DateRangeField
        label="Period"
        name="period"
        today="2026-11-20"
        defaultValue={{ from: '2026-11-24', to: null }}
        {...own}
      />
    ),
    first: { 'period.from': ['2026-11-24'], 'period.to': [''] },
    act: async () => {
      await userEvent.type(box('To'), '27/11/2026');
      await userEvent.tab();
    },
    next: { 'period.from': ['2026-11-24'], 'period.to': ['2026-11-27'] },
  },
};

const show = (field: ReactNode) =>
  render(
    <UiProvider>
      <form aria-label="Form">{field}</form>
    </UiProvider>,
  );
const form = () => screen.getByRole<HTMLFormElement>('form');
/** Data that the browser would submit: all names with their values. */
const sent = () => {
  const data = new FormData(form());
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
};

/** State visible to the user. */
const shown = () =>
  [...form().querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
    ({ type, value, checked }) => (/checkbox|radio/.test(type) ? checked : value),
  );

describe.each(Object.entries(cases))('%s in a form', (_name, { field, first, act: change, next }) => {
  it('[UI-07] is sent by its name', async () => {
    show(field({}));
    expect(sent()).toEqual(first);
    await change();
    expect(sent()).toEqual(next);
  });

  it('[UI-07] is again what it began with after a reset', async () => {
    show(field({}));
    const before = shown();
    await change();
    expect(shown()).not.toEqual(before);
    act(() => form().reset());
    expect(sent()).toEqual(first);
    expect(shown()).toEqual(before);
  });

  it('is not sent while it is disabled', () => {
    show(field({ disabled: true }));
    expect(sent()).toEqual({});
  });
});
