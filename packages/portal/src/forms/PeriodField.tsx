import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { localToday } from '../i18n/local-today.ts';
import { type Bound, errorOf } from './TextField.tsx';
import { useSentences } from './use-sentences.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A first and a last day, either of which may be open. */
export function PeriodField<Values extends FieldValues>({
  form,
  from,
  till,
  label,
}: Pick<Bound<Values>, 'form' | 'label'> & { from: FieldPath<Values>; till: FieldPath<Values> }) {
  const first = useController({ control: form.control, name: from });
  const last = useController({ control: form.control, name: till });
  const { issue } = useSentences();
  const said = (name: FieldPath<Values>) => {
    const error = errorOf<Values>({ form, name });
    return error ? issue(error, 'date') : undefined;
  };
  const [firstError, lastError] = [said(from), said(till)];
  return (
    <DateRangeField
      label={label}
      today={localToday()}
      workDays={EVERY_DAY}
      value={{ from: first.field.value, till: last.field.value }}
      onChange={(_, range) => {
        first.field.onChange(range.from);
        last.field.onChange(range.till);
      }}
      inputRef={first.field.ref}
      errors={{ ...(firstError && { from: firstError }), ...(lastError && { till: lastError }) }}
    />
  );
}
