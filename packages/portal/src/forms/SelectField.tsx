import { Select, type SelectProps } from '@hireyard/ui/components/Select';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

interface SelectFieldProps<Values extends FieldValues>
  extends Bound<Values>,
    Pick<SelectProps, 'options' | 'placeholder' | 'autoComplete'> {
  /** Converts the selected value for the form. Without it, the form holds the value itself. */
  read?: (chosen: string) => unknown;
}

/** A native select. */
export function SelectField<Values extends FieldValues>({ read, ...props }: SelectFieldProps<Values>) {
  const { form, name, options, placeholder, autoComplete } = props;
  return (
    <Select
      {...form.register(name, read && { setValueAs: read })}
      {...useBound(props)}
      {...{ options, placeholder, autoComplete }}
    />
  );
}
