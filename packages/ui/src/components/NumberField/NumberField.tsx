'use client';

import type { SyntheticEvent } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { useTypedValue } from '../Field/use-typed-value.ts';
import { numberText, readNumber } from './numbers.ts';
import { numberFieldText } from './text.ts';

const Root = derivedRoot(TypedField, 'HyNumberField-root');

export interface NumberFieldProps extends TypedFieldProps {
  /** Current number. Null if empty, NaN for text that is not a number, so that validation rejects it. */
  value?: number | null | undefined;
  /** Initial number of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /** Called on every change. */
  onChange?: ((event: SyntheticEvent, value: number | null) => void) | undefined;
  /** Unit after the number: "kg". */
  unit?: string | undefined;
  /** Maximum number of decimals. Defaults to none. */
  decimals?: number | undefined;
  /** Minimum. A lower number shows an error and is still passed on. */
  min?: number | undefined;
  /** Maximum. A higher number shows an error and is still passed on. */
  max?: number | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['NumberField']> | undefined;
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
 * Field for a number with a unit. Users type in their own format. The form submits plain digits with a point. Text that
 * is not a number stays for correction and is submitted as typed.
 */
export const NumberField = withRef(function NumberField(props: NumberFieldProps) {
  const {
    value: valueProp,
    defaultValue = null,
    onChange,
    unit,
    decimals = 0,
    min = -Infinity,
    max = Infinity,
    error = false,
    helperText,
    labels,
    ...root
  } = useComponentProps('HyNumberField', props);
  const { locale, unreadable, tooSmall, tooLarge } = useUiText('NumberField', numberFieldText, labels);
  const { value, isEditing, isRefused, ...typed } = useTypedValue<number | null>({
    value: valueProp,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : readNumber(text, locale, decimals)),
    write: (number) => (number === null || Number.isNaN(number) ? '' : numberText(number, locale, decimals)),
    isUnreadable: Number.isNaN,
  });
  const post = value === null ? '' : Number.isNaN(value) ? typed.text : String(value);
  const format = (number: number) => numberText(number, locale, decimals);
  const ownFault = () => {
    if (isRefused) return unreadable({ example: format(decimals ? 12.5 : 12) });
    if (isEditing || value === null || value === undefined) return undefined;
    if (value < min) return tooSmall({ min: format(min) });
    return value > max ? tooLarge({ max: format(max) }) : undefined;
  };
  const fault = error ? undefined : ownFault();
  return (
    <Root
      {...root}
      error={error || fault !== undefined}
      helperText={fault ?? helperText}
      typed={{ ...typed, post, unit, inputMode: decimals ? 'decimal' : 'numeric' }}
    />
  );
});
