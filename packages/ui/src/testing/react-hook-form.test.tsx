import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Form, TextArea, TextField, UiProvider } from '../index.ts';

interface Case {
  field: (form: UseFormReturn<FieldValues>) => React.ReactNode;
  first: unknown;
  act: () => Promise<unknown>;
  next: unknown;
  /** What the reader sees of the value, and what that is to begin with. */
  shown: () => unknown;
  /** What takes the focus. */
  control: () => HTMLElement;
}

const box = () => screen.getByRole('textbox');
const text = { act: () => userEvent.type(box(), '0'), shown: () => (box() as HTMLInputElement).value, control: box };
const errorOf = ({ formState }: UseFormReturn<FieldValues>) => formState.errors.value?.message as string | undefined;

const cases: Record<string, Case> = {
  TextField: {
    ...{ first: '45', next: '450', ...text },
    field: (form) => <TextField label="PO number" {...form.register('value')} error={errorOf(form)} />,
  },
  TextArea: {
    ...{ first: '45', next: '450', ...text },
    field: (form) => <TextArea label="Remarks" maxLength={9} {...form.register('value')} error={errorOf(form)} />,
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
    expect(screen.getByText('Taken.', { selector: '.HyField-error' })).toBeVisible();
    act(() => form.setFocus('value'));
    await waitFor(() => expect(one.control()).toHaveFocus());
  });
});
