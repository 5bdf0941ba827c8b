import { Checkbox } from '@hireyard/ui/components/Checkbox';
import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

/** A checkbox, such as consent to the terms. */
export function CheckboxField<Values extends FieldValues>(props: Omit<Bound<Values>, 'hint'> & { hint?: ReactNode }) {
  const { hint, ...bound } = props;
  const { field } = useController({ control: bound.form.control, name: bound.name });
  return (
    <Checkbox
      {...useBound(bound)}
      hint={hint}
      name={bound.name}
      inputRef={field.ref}
      checked={field.value === true}
      onChange={(_, checked) => field.onChange(checked)}
      onBlur={field.onBlur}
    />
  );
}
