'use client';

import type { SyntheticEvent } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { useTypedValue } from '../Field/use-typed-value.ts';
import { numberText, readNumber } from './numbers.ts';
import { numberFieldText } from './text.ts';

const Root = derivedRoot(TypedField, 'HyNumberField-root');

export interface NumberFieldProps extends TypedFieldProps {
  /** The number; null for none, NaN for a text that is none, so that a check refuses it. */
  value?: number | null;
  /** The number to begin with, where the field holds it. */
  defaultValue?: number | null;
  /** Called with every change. */
  onChange?: (event: SyntheticEvent, value: number | null) => void;
  /** After the number: "kg". */
  unit?: string;
  /** How many decimals it may have; none without it. */
  decimals?: number;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['NumberField']>;
}

/**
 * A number with its unit, typed in the reader’s own way and sent as plain digits with a point. What cannot be read stays
 * for correction, and is sent as it is.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value: given,
    defaultValue = null,
    onChange,
    unit,
    decimals = 0,
    error,
    labels,
    ...root
  } = useComponentProps('HyNumberField', props);
  const { locale, unreadable } = useUiText('NumberField', numberFieldText, labels);
  const { value, isRefused, ...typed } = useTypedValue<number | null>({
    value: given,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : readNumber(text, locale, decimals)),
    write: (number) => (number === null || Number.isNaN(number) ? '' : numberText(number, locale, decimals)),
    isUnreadable: Number.isNaN,
  });
  const post = value === null ? '' : Number.isNaN(value) ? typed.text : String(value);
  return (
    <Root
      {...root}
      error={error ?? (isRefused ? unreadable(numberText(decimals ? 12.5 : 12, locale, decimals)) : undefined)}
      typed={{ ...typed, post, unit, inputMode: decimals ? 'decimal' : 'numeric' }}
    />
  );
}
