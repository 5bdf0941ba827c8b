import type { SyntheticEvent } from 'react';
import { isDate } from '../../internal/local-dates.ts';
import { useTypedValue } from '../Field/use-typed-value.ts';
import { readDate, type Typing, typedDate } from './typed.ts';

interface TypedDate {
  /** Local date, or text that is no date, as it was typed. Null if empty. */
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((event: SyntheticEvent, value: string | null) => void) | undefined;
  typing: Typing;
}

/** Date that is typed as text. Text that is no date is a value too, so that it never counts as empty. */
export const useTypedDate = ({ value, defaultValue, onChange, typing }: TypedDate) =>
  useTypedValue<string | null>({
    value: value === '' ? null : value,
    defaultValue,
    onChange,
    read: (text) => (text.trim() === '' ? null : (readDate(text, typing) ?? text.trim())),
    write: (date) => (date !== null && isDate(date) ? typedDate(date, typing.locale) : (date ?? '')),
    isUnreadable: (date) => date !== null && !isDate(date),
  });
