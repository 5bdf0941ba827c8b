import type { Money } from '@hireyard/contract';
import InputAdornment from '@mui/material/InputAdornment';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field } from './Field.tsx';
import { type Bound, errorOf } from './TextField.tsx';

/** A decimal comma and blanks between thousands are how people write amounts; the API takes digits and a point. */
const decimalOf = (entered: string): string => entered.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');

/** An amount in one currency, or nothing. */
export function MoneyField<Values extends FieldValues>(props: Bound<Values> & { currency: string }) {
  const { form, name, currency, ...field } = props;
  const { field: held } = useController({ control: form.control, name });
  const money = held.value as Money | null;
  const enter = (entered: string) =>
    held.onChange(entered.trim() === '' ? null : ({ amount: decimalOf(entered), currency } satisfies Money));
  return (
    <Field
      {...field}
      register={{
        name,
        ref: held.ref,
        value: money?.amount ?? '',
        onChange: (event) => enter(event.target.value),
        onBlur: held.onBlur,
      }}
      error={errorOf<Values>({ form, name })}
      input={{ inputMode: 'decimal' }}
      endAdornment={<InputAdornment position="end">{currency}</InputAdornment>}
    />
  );
}
