import type { Money } from '@hireyard/contract';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useFormat } from '../i18n/use-format.ts';
import { amountOf, amountText } from './amounts.ts';
import { Field } from './Field.tsx';
import { type Bound, errorOf } from './TextField.tsx';

/** An amount in one currency, or nothing. */
export function MoneyField<Values extends FieldValues>(props: Bound<Values> & { currency: string }) {
  const { form, name, currency, ...field } = props;
  const { field: controlled } = useController({ control: form.control, name });
  const format = useFormat();
  // What is being typed stays as it is; on leaving the field it is written as the language writes it.
  const [typed, setTyped] = useState<string | null>(null);
  const money = controlled.value as Money | null;
  const enter = (text: string) => {
    setTyped(text);
    controlled.onChange(text.trim() === '' ? null : ({ amount: amountOf(text), currency } satisfies Money));
  };
  return (
    <Field
      {...field}
      register={{
        name,
        ref: controlled.ref,
        value: typed ?? (money ? amountText(money.amount, format) : ''),
        onChange: (event) => enter(event.target.value),
        onBlur: () => {
          setTyped(null);
          controlled.onBlur();
        },
      }}
      error={errorOf<Values>({ form, name })}
      input={{ inputMode: 'decimal' }}
      endAdornment={<InputAdornment position="end">{currency}</InputAdornment>}
    />
  );
}
