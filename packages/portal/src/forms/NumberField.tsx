import { NumberField as Input, type NumberFieldProps as InputProps } from '@hireyard/ui/components/NumberField';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

/** An optional number. */
export function NumberField<Values extends FieldValues>(
  props: Bound<Values> & Pick<InputProps, 'unit' | 'decimals' | 'min' | 'max'>,
) {
  const { form, name, unit, decimals, min, max } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Input
      {...useBound(props)}
      {...{ ...(unit && { unit }), ...(decimals && { decimals }), ...(min !== undefined && { min }) }}
      {...(max !== undefined && { max })}
      name={name}
      inputRef={field.ref}
      value={field.value as number | null}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
    />
  );
}
