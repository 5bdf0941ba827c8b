'use client';

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { CalendarIcon } from '../../icons/index.ts';
import type { Spoken } from '../../internal/message.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import type { useTypedDate } from './use-typed-date.ts';

interface DateEntryProps extends Omit<OutlinedInputProps, 'value' | 'onChange' | 'endAdornment'> {
  typed: Pick<ReturnType<typeof useTypedDate>, 'text' | 'enter' | 'leave'>;
  /** Label of the date, in the name of the calendar's button. */
  label: string;
  describedBy: string | undefined;
  expanded: boolean;
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
  words: Spoken<UiLocale['DateRangeField']>;
}

/** Input of a date with the button of its calendar. */
export const DateEntry = withRef(function DateEntry(props: DateEntryProps) {
  const { typed, label, describedBy, expanded, onOpen, buttonRef, words, onBlur, onKeyDown, ...input } = props;
  return (
    <OutlinedInput
      {...input}
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.enter(event, event.target.value)}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed.leave();
        onKeyDown?.(event);
      }}
      slotProps={{ input: { inputMode: 'text', 'aria-describedby': describedBy } }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            ref={buttonRef}
            size="small"
            edge="end"
            disabled={input.disabled ?? false}
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
  );
});
