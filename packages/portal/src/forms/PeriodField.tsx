import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useToday } from '../i18n/locality.ts';
import { type Bound, useBound } from './use-bound.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface PeriodFieldProps<Values extends FieldValues> extends Pick<Bound<Values>, 'form' | 'label'> {
  from: FieldPath<Values>;
  to: FieldPath<Values>;
}

/** A period with a first and a last day. Either end may be open. */
export function PeriodField<Values extends FieldValues>({ form, from, to, label }: PeriodFieldProps<Values>) {
  const first = useController({ control: form.control, name: from });
  const last = useController({ control: form.control, name: to });
  const errors = {
    from: useBound({ form, name: from, label, invalidAs: 'date' }).helperText,
    to: useBound({ form, name: to, label, invalidAs: 'date' }).helperText,
  };
  return (
    <DateRangeField
      label={label}
      today={useToday()}
      workDays={EVERY_DAY}
      value={{ from: first.field.value, to: last.field.value }}
      onChange={(_, range) => {
        first.field.onChange(range.from);
        last.field.onChange(range.to);
      }}
      inputRef={first.field.ref}
      errors={errors}
    />
  );
}
