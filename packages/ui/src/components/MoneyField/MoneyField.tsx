'use client';

import type { SyntheticEvent } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { useTypedValue } from '../Field/use-typed-value.ts';
import { amountOf, amountText, isAmount } from './amounts.ts';
import { moneyFieldText } from './text.ts';

const Root = derivedRoot(TypedField, 'HyMoneyField-root');

export interface MoneyFieldProps extends TypedFieldProps {
  /**
   * The amount as digits with a point, "12500.50", so that no cent is lost; null for none. A text that is no amount is
   * given as it was typed, so that a check refuses it.
   */
  value?: string | null;
  /** The amount to begin with, where the field holds it. */
  defaultValue?: string | null;
  /** Called with every change. */
  onChange?: (event: SyntheticEvent, value: string | null) => void;
  /** The currency, by its ISO 4217 code; shown after the amount, and not sent. */
  currency: string;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['MoneyField']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyMoneyField: MoneyFieldProps;
  }
  interface ComponentNameToClassKey {
    HyMoneyField: 'root';
  }
}

/** An amount in one currency, typed in the reader’s own way and sent as digits with a point. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    value: given,
    defaultValue = null,
    onChange,
    currency,
    error,
    labels,
    ...root
  } = useComponentProps('HyMoneyField', props);
  const { locale, unreadable } = useUiText('MoneyField', moneyFieldText, labels);
  const { value, isRefused, ...typed } = useTypedValue<string | null>({
    value: given,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : amountOf(text)),
    write: (amount) => (amount === null ? '' : amountText(amount, locale)),
    isUnreadable: (amount) => amount !== null && !isAmount(amount),
  });
  return (
    <Root
      {...root}
      error={error ?? (isRefused ? unreadable(amountText('1250.50', locale)) : undefined)}
      typed={{ ...typed, post: value ?? '', unit: currency, inputMode: 'decimal' }}
    />
  );
}
