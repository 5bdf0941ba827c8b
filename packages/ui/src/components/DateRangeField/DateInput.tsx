'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, type SyntheticEvent, useId, useState } from 'react';
import { CalendarIcon, WarningIcon } from '../../icons/index.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { End, Fault, Hint } from './DateRangeField.styles.ts';
import { readDate, shortDate, typedDate } from './typed.ts';

export interface DateInputProps {
  /** Label of the range. */
  group: string;
  label: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  value: string | null;
  onChange: (event: SyntheticEvent, date: string | null) => void;
  /** Validation error, as a sentence. */
  fault: string | undefined;
  /** Suggested date. */
  offer: string | null;
  today: string;
  disabled: boolean;
  required: boolean;
  expanded: boolean;
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
  words: UiLocale['DateRangeField'];
}

/** Date input in the user's own format, parsed on blur. Text that cannot be parsed stays for correction. */
export function DateInput(props: DateInputProps) {
  const {
    group,
    label,
    inputRef,
    value,
    onChange,
    fault,
    offer,
    today,
    disabled,
    required,
    expanded,
    onOpen,
    buttonRef,
    words,
  } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const inputText = editing ? (draft ?? '') : value === null ? (draft ?? '') : typedDate(value, words.locale);
  // A date set from outside, such as by the calendar, replaces the typed text.
  if (!editing && value !== null && draft !== null) setDraft(null);
  const unreadable = !editing && value === null && draft !== null && draft.trim() !== '';
  const error = unreadable ? words.unreadable(typedDate(today, words.locale)) : editing ? undefined : fault;

  useFieldIssue(id, `${group}: ${label}`, error);

  const read = (event: SyntheticEvent) => {
    setEditing(false);
    if (draft === null) return;
    const date = readDate(draft, words.locale);
    if (date !== null || draft.trim() === '') setDraft(null);
    if (date !== value) onChange(event, date);
  };

  return (
    <End>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        autoComplete="off"
        value={inputText}
        disabled={disabled}
        required={required}
        error={error !== undefined}
        onChange={(event) => {
          setEditing(true);
          setDraft(event.target.value);
        }}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read(event);
        }}
        inputProps={{ inputMode: 'text', 'aria-describedby': `${id}-help` }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              ref={buttonRef}
              size="small"
              edge="end"
              disabled={disabled}
              aria-label={`${words.open}: ${label}`}
              aria-haspopup="dialog"
              aria-expanded={expanded}
              onClick={onOpen}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      <div id={`${id}-help`}>
        {error === undefined ? (
          <Hint>{words.example(typedDate(today, words.locale))}</Hint>
        ) : (
          <Fault role="alert">
            <WarningIcon size={14} />
            {error}
          </Fault>
        )}
      </div>
      {offer !== null && error !== undefined && !unreadable && (
        <div>
          <Button size="small" variant="outlined" onClick={(event) => onChange(event, offer)}>
            {words.take(shortDate(offer, words.locale))}
          </Button>
        </div>
      )}
    </End>
  );
}
