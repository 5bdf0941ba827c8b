import type { Issue } from '@hireyard/contract';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';

/** A field of a form by the name of its value. */
export interface Bound<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
}

/** The error of a field, or of a part of it: the amount of a budget is the budget's. */
export const errorOf = <Values extends FieldValues>({ form, name }: Pick<Bound<Values>, 'form' | 'name'>) => {
  const error = get(form.formState.errors, name) as object | undefined;
  return (error && !('type' in error) ? Object.values(error)[0] : error) as Issue | undefined;
};

interface TextFieldProps<Values extends FieldValues>
  extends Bound<Values>,
    Pick<FieldProps, 'input' | 'invalidAs' | 'endAdornment'> {
  /** What is kept of what was typed; the text itself without it. */
  read?: (entered: string) => unknown;
}

/** Nothing entered is nothing, and not an empty text. */
export const optionalText = (entered: string | null): string | null => entered?.trim() || null;

/** A field of text. */
export function TextField<Values extends FieldValues>({ form, name, read, ...field }: TextFieldProps<Values>) {
  return (
    <Field
      {...field}
      register={form.register(name, read && { setValueAs: read })}
      error={errorOf<Values>({ form, name })}
    />
  );
}
