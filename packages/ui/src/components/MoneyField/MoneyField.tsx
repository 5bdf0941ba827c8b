'use client';

import type { SyntheticEvent } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { useTypedValue } from '../Field/use-typed-value.ts';
import { amountOf, amountText, isAmount } from './amounts.ts';
import { moneyFieldText } from './text.ts';

const Root = derivedRoot(TypedField, 'HyMoneyField-root');

export interface MoneyFieldProps extends TypedFieldProps {
  /**
   * Amount as digits with a point ("12500.50"), so that no cent is lost. Null if empty. Text that is not an amount is
   * passed on as typed, so that validation rejects it.
   */
  value?: string | null | undefined;
  /** Initial amount of an uncontrolled field. */
  defaultValue?: string | null | undefined;
  /** Called on every change. */
  onChange?: ((event: SyntheticEvent, value: string | null) => void) | undefined;
  /** Currency as ISO 4217 code. Shown after the amount, not submitted. */
  currency: string;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['MoneyField']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyMoneyField: MoneyFieldProps;
  }
  interface ComponentNameToClassKey {
    HyMoneyField: 'root';
  }
}

/** Field for an amount in one currency. Users type in their own format. The form submits digits with a point. */
export const MoneyField = withRef(function MoneyField(props: MoneyFieldProps) {
  const {
    value: valueProp,
    defaultValue = null,
    onChange,
    currency,
    error = false,
    helperText,
    labels,
    ...root
  } = useComponentProps('HyMoneyField', props);
  const { locale, unreadable } = useUiText('MoneyField', moneyFieldText, labels);
  const { value, isRefused, ...typed } = useTypedValue<string | null>({
    value: valueProp,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : amountOf(text)),
    write: (amount) => (amount === null ? '' : amountText(amount, locale)),
    isUnreadable: (amount) => amount !== null && !isAmount(amount),
  });
  return (
    <Root
      {...root}
      error={error || isRefused}
      helperText={isRefused && !error ? unreadable({ example: amountText('1250.50', locale) }) : helperText}
      typed={{ ...typed, post: value ?? '', unit: currency, inputMode: 'decimal' }}
    />
  );
});
