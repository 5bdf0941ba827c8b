import type { Money } from '@hireyard/contract';
import { MoneyField as Input } from '@hireyard/ui/components/MoneyField';
import { type FieldValues, useController } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

/** An optional amount in one currency. */
export function MoneyField<Values extends FieldValues>(props: Bound<Values> & { currency: string }) {
  const { form, name, currency } = props;
  const { field } = useController({ control: form.control, name });
  const money = field.value as Money | null;
  return (
    <Input
      {...useBound({ invalidAs: 'amount', ...props })}
      name={name}
      inputRef={field.ref}
      currency={currency}
      value={money?.amount ?? null}
      onChange={(_, amount) => field.onChange(amount === null ? null : ({ amount, currency } satisfies Money))}
      onBlur={field.onBlur}
    />
  );
}
