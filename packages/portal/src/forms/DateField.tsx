import { DateField as Input, type DateFieldProps as InputProps } from '@hireyard/ui/components/DateField';
import { type FieldValues, useController } from 'react-hook-form';
import { useToday } from '../i18n/locality.ts';
import { type Bound, useBound } from './use-bound.ts';

type Rules = Pick<InputProps, 'min' | 'max' | 'today' | 'workDays' | 'holidays'>;

interface DateFieldProps<Values extends FieldValues>
  extends Bound<Values>,
    // Rules may be undefined while they are loaded.
    Readonly<{ [Rule in keyof Rules]?: Rules[Rule] | undefined }> {}

/** A day, typed or picked. Text that is no date is a value that the schema refuses. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { form, name, min, max, workDays, holidays } = props;
  const { field } = useController({ control: form.control, name });
  const deviceToday = useToday();
  return (
    <Input
      {...useBound({ invalidAs: 'date', ...props })}
      today={props.today ?? deviceToday}
      min={min ?? null}
      max={max ?? null}
      {...(workDays && { workDays })}
      {...(holidays && { holidays })}
      name={name}
      inputRef={field.ref}
      value={field.value}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
    />
  );
}
