import { TextField as Input } from '@hireyard/ui/components/TextField';
import type { FieldValues } from 'react-hook-form';
import { optionalText } from './TextField.tsx';
import { type Bound, useBound } from './use-bound.ts';

/** An optional date, with the browser's date picker. */
export function DateField<Values extends FieldValues>(props: Bound<Values>) {
  const { form, name } = props;
  return (
    <Input
      {...form.register(name, { setValueAs: optionalText })}
      {...useBound({ invalidAs: 'date', ...props })}
      type="date"
    />
  );
}
