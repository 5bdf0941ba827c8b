'use client';

import Button from '@mui/material/Button';
import { type Ref, type SyntheticEvent, useId } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import type { Spoken } from '../../internal/message.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { DateEntry } from './DateEntry.tsx';
import { End, Fault, Hint } from './DateRangeField.styles.ts';
import { shortDate, type Typing, typedDate } from './typed.ts';
import { useTypedDate } from './use-typed-date.ts';

export interface DateInputProps {
  /** Label of the range. */
  group: string;
  label: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Local date, or text that is no date, as it was typed. */
  value: string | null;
  onChange: (event: SyntheticEvent, value: string | null) => void;
  /** Reason why the date is refused. Shown when typing pauses. */
  refusal: string | undefined;
  /** Error from outside. */
  error: string | undefined;
  /** Suggested date. */
  offer: string | null;
  typing: Typing;
  disabled: boolean;
  required: boolean;
  expanded: boolean;
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
  words: Spoken<UiLocale['DateRangeField']>;
}

/** One date of a range: label, input, example or error, and the next possible day. */
export function DateInput(props: DateInputProps) {
  const { group, label, value, onChange, refusal, error: outside, offer, typing, words, ...entry } = props;
  const id = useId();
  const typed = useTypedDate({ value, defaultValue: null, onChange, typing });
  const example = typedDate(typing.today, words.locale);
  const own = typed.isRefused ? words.unreadable({ date: example }) : refusal;
  const error = (typed.isEditing ? undefined : own) ?? outside;
  useFieldIssue(id, `${group}: ${label}`, error !== undefined, error);

  return (
    <End>
      <label htmlFor={id}>{label}</label>
      <DateEntry
        {...entry}
        id={id}
        typed={typed}
        label={label}
        error={error !== undefined}
        describedBy={`${id}-help`}
        words={words}
      />
      <div id={`${id}-help`}>
        {error === undefined ? (
          <Hint>{words.example({ date: example })}</Hint>
        ) : (
          <Fault role="alert">
            <WarningIcon size={14} />
            {error}
          </Fault>
        )}
      </div>
      {offer !== null && !typed.isEditing && (
        <div>
          <Button size="small" variant="outlined" onClick={(event) => onChange(event, offer)}>
            {words.take({ date: shortDate(offer, words.locale) })}
          </Button>
        </div>
      )}
    </End>
  );
}
