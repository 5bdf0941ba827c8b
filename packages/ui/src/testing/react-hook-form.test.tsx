import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRangeField,
  Form,
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
  field: (form: UseFormReturn<FieldValues>) => React.ReactNode;
  first: unknown;
  act: () => Promise<unknown>;
  next: unknown;
  /** Reads the visible value. Its initial value follows. */
  shown: () => unknown;
  /** Element that receives focus. */
  control: () => HTMLElement;
}

const box = () => screen.getByRole('textbox');
const text = { act: () => userEvent.type(box(), '0'), shown: () => (box() as HTMLInputElement).value, control: box };
const LETTERS = ['a', 'b'].map((value) => ({ value, label: value }));
const toggle = () => screen.getByLabelText<HTMLInputElement>('Copy');
const chosen = () => [...document.querySelectorAll('input')].map(({ checked }) => checked);
const errorOf = ({ formState }: UseFormReturn<FieldValues>) => formState.errors.value?.message as string | undefined;

const cases: Record<string, Case> = {
  TextField: {
    ...{ first: '45', next: '450', ...text },
    field: (form) => (
      <TextField
        label="PO number"
        {...form.register('value')}
        error={Boolean(errorOf(form))}
        helperText={errorOf(form)}
      />
    ),
  },
  TextArea: {
    ...{ first: '45', next: '450', ...text },
    field: (form) => (
      <TextArea
        label="Remarks"
        maxLength={9}
        {...form.register('value')}
        error={Boolean(errorOf(form))}
        helperText={errorOf(form)}
      />
    ),
  },
  Select: {
    ...{ first: 'b', next: 'a', control: () => screen.getByRole('combobox') },
    field: (form) => (
      <Select
        label="Letter"
        options={LETTERS}
        {...form.register('value')}
        error={Boolean(errorOf(form))}
        helperText={errorOf(form)}
      />
    ),
    act: () => userEvent.selectOptions(screen.getByRole('combobox'), 'a'),
    shown: () => (screen.getByRole('combobox') as HTMLSelectElement).value,
  },
  Checkbox: {
    ...{ first: false, next: true, act: () => userEvent.click(toggle()), shown: () => toggle().checked },
    field: (form) => (
      <Checkbox label="Copy" {...form.register('value')} error={Boolean(errorOf(form))} helperText={errorOf(form)} />
    ),
    control: () => toggle(),
  },
  Switch: {
    ...{ first: true, next: false, act: () => userEvent.click(toggle()), shown: () => toggle().checked },
    field: (form) => (
      <Switch label="Copy" {...form.register('value')} error={Boolean(errorOf(form))} helperText={errorOf(form)} />
    ),
    control: () => toggle(),
  },
  CheckboxGroup: {
    ...{ first: ['b'], next: ['a', 'b'], shown: chosen, control: () => screen.getByRole('checkbox', { name: 'a' }) },
    act: () => userEvent.click(screen.getByRole('checkbox', { name: 'a' })),
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <CheckboxGroup
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            label="Letters"
            options={LETTERS}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  RadioGroup: {
    ...{ first: 'b', next: 'a', shown: chosen, control: () => screen.getByRole('radio', { name: 'a' }) },
    act: () => userEvent.click(screen.getByRole('radio', { name: 'a' })),
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, ...field } }) => (
          <RadioGroup
            {...field}
            inputRef={ref}
            label="Letter"
            options={LETTERS}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  NumberField: {
    ...{ first: 12, next: 120, ...text },
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <NumberField
            label="Load"
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  MoneyField: {
    ...{ first: '12', next: '12.05', shown: text.shown, control: box },
    act: () => userEvent.type(box(), '{Backspace}5'),
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <MoneyField
            label="Budget"
            currency="EUR"
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  Combobox: {
    ...{ first: LETTERS[1], next: LETTERS[0], control: () => screen.getByRole('combobox') },
    act: async () => {
      await userEvent.click(await screen.findByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'a' }));
    },
    shown: () => document.querySelector('input')?.value,
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <Combobox
            label="Letter"
            options={LETTERS}
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  DateField: {
    ...{ first: '2026-11-24', next: '2026-11-27', control: () => screen.getByRole('textbox') },
    act: async () => {
      await userEvent.clear(screen.getByRole('textbox'));
      await userEvent.type(screen.getByRole('textbox'), '27/11/2026{Enter}');
    },
    shown: () => document.querySelector('input')?.value,
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <DateField
            label="Day"
            today="2026-11-20"
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            error={Boolean(errorOf(form))}
            helperText={errorOf(form)}
          />
        )}
      />
    ),
  },
  DateRangeField: {
    first: { from: '2026-11-24', to: null },
    next: { from: '2026-11-24', to: '2026-11-27' },
    act: async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '27/11/2026');
      await userEvent.tab();
    },
    shown: () => [...document.querySelectorAll('input')].map(({ value }) => value),
    control: () => screen.getByRole('textbox', { name: 'From' }),
    field: (form) => (
      <Controller
        control={form.control}
        name="value"
        render={({ field: { ref, onChange, ...field } }) => (
          <DateRangeField
            {...field}
            inputRef={ref}
            onChange={(_, value) => onChange(value)}
            label="Period"
            today="2026-11-20"
            errors={{ from: errorOf(form) }}
          />
        )}
      />
    ),
  },
};

function Bound({ of, onSubmit, hold }: { of: Case; onSubmit: (values: FieldValues) => void; hold: { form?: Held } }) {
  const form = useForm<FieldValues>({ defaultValues: { value: of.first } });
  hold.form = form;
  return (
    <UiProvider>
      <Form label="Form" onSubmit={form.handleSubmit(onSubmit)} actions={<button type="submit">Save</button>}>
        {of.field(form)}
      </Form>
    </UiProvider>
  );
}
type Held = UseFormReturn<FieldValues>;

describe.each(Object.entries(cases))('[UI-04] %s with React Hook Form', (_name, one) => {
  const show = () => {
    const onSubmit = vi.fn();
    const hold: { form?: Held } = {};
    render(<Bound of={one} onSubmit={onSubmit} hold={hold} />);
    return { onSubmit, form: hold.form as Held };
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('begins with the form’s value and gives back what is entered', async () => {
    const { onSubmit, form } = show();
    const before = one.shown();
    await one.act();
    await save();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ value: one.next });
    expect(one.shown()).not.toEqual(before);
    act(() => form.reset());
    expect(one.shown()).toEqual(before);
    expect(form.getValues()).toEqual({ value: one.first });
  });

  it('takes a value that the form sets, shows its error and its focus', async () => {
    const { form } = show();
    const before = one.shown();
    act(() => form.setValue('value', one.next));
    expect(one.shown()).not.toEqual(before);
    act(() => form.setError('value', { type: 'server', message: 'Taken.' }));
    expect(one.control().closest('fieldset.HyFieldGroup-root') ?? one.control()).toHaveAccessibleDescription(/Taken\./);
    act(() => form.setFocus('value'));
    await waitFor(() => expect(one.control()).toHaveFocus());
  });
});
