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
  /** The smallest number allowed; below it the field says so, and hands the number on all the same. */
  min?: number;
  /** The largest number allowed; above it the field says so, and hands the number on all the same. */
  max?: number;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['NumberField']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyNumberField: NumberFieldProps;
  }
  interface ComponentNameToClassKey {
    HyNumberField: 'root';
  }
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
    min = -Infinity,
    max = Infinity,
    error,
    labels,
    ...root
  } = useComponentProps('HyNumberField', props);
  const { locale, unreadable, tooSmall, tooLarge } = useUiText('NumberField', numberFieldText, labels);
  const { value, isEditing, isRefused, ...typed } = useTypedValue<number | null>({
    value: given,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : readNumber(text, locale, decimals)),
    write: (number) => (number === null || Number.isNaN(number) ? '' : numberText(number, locale, decimals)),
    isUnreadable: Number.isNaN,
  });
  const post = value === null ? '' : Number.isNaN(value) ? typed.text : String(value);
  const written = (number: number) => numberText(number, locale, decimals);
  const fault = () => {
    if (isRefused) return unreadable(written(decimals ? 12.5 : 12));
    if (isEditing || value === null || value === undefined) return undefined;
    if (value < min) return tooSmall(written(min));
    return value > max ? tooLarge(written(max)) : undefined;
  };
  return (
    <Root
      {...root}
      error={error ?? fault()}
      typed={{ ...typed, post, unit, inputMode: decimals ? 'decimal' : 'numeric' }}
    />
  );
}
