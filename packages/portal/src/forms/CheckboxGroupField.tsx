import { CheckboxGroup, type CheckboxGroupProps } from '@hireyard/ui/components/CheckboxGroup';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

/** A group of checkboxes. The value is an array of the checked options. */
export function CheckboxGroupField<Values extends FieldValues>(
  props: Bound<Values> & Pick<CheckboxGroupProps, 'options' | 'orientation'>,
) {
  const { form, name, options, orientation } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <CheckboxGroup
      {...useBound(props)}
      {...{ options, orientation }}
      name={name}
      inputRef={field.ref}
      value={field.value}
      onChange={(_, value) => field.onChange(value)}
    />
  );
}
