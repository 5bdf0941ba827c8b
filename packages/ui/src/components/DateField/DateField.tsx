'use client';

import Button from '@mui/material/Button';
import { type Ref, type SyntheticEvent, useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { isDate } from '../../internal/local-dates.ts';
import { derivedRoot, slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { CalendarDialog } from '../DateRangeField/CalendarDialog.tsx';
import { CalendarPopover, useCalendar } from '../DateRangeField/CalendarPopover.tsx';
import { DateEntry } from '../DateRangeField/DateEntry.tsx';
import { dayRefusal, type Holiday, nextPossible, type RangeRules } from '../DateRangeField/rules.ts';
import { dateRangeFieldText } from '../DateRangeField/text.ts';
import { shortDate, typedDate } from '../DateRangeField/typed.ts';
import { useTypedDate } from '../DateRangeField/use-typed-date.ts';
import { sentenceOf } from '../DateRangeField/words.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

const Root = derivedRoot(Field, 'HyDateField-root');

const Entry = slot('div', 'HyDateField-entry', {
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  maxInlineSize: '13rem',
});

type Given = FieldFrameProps & InputEvents<HTMLInputElement> & Omit<InputBasics, 'readOnly'>;
type Own = Given & Omit<RootProps<'HyDateField' | 'HyField', 'div'>, keyof Given>;

export interface DateFieldProps extends Own {
  /** Local date. Null if empty. Text that is no date stays for correction. */
  value?: string | null | undefined;
  /** Initial date of an uncontrolled field. */
  defaultValue?: string | null | undefined;
  /** Called on every change. Text that is no date is passed on as typed, so that validation rejects it. */
  onChange?: ((event: SyntheticEvent, value: string | null) => void) | undefined;
  /** Today at the depot, as a local date. */
  today: string;
  /** First selectable day. */
  min?: string | null | undefined;
  /** Last selectable day. */
  max?: string | null | undefined;
  /** ISO weekdays that can be selected. Defaults to all of them. */
  workDays?: readonly number[] | undefined;
  /** Days on which the depot is closed, with their names. They cannot be selected. */
  holidays?: readonly Holiday[] | undefined;
  /** ISO weekday that starts a week. */
  firstWeekday?: number | undefined;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Overrides some of the locale’s texts for this instance. They are shared with DateRangeField. */
  labels?: Partial<UiLocale['DateRangeField']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDateField: DateFieldProps;
  }
  interface ComponentNameToClassKey {
    HyDateField: 'root' | 'entry';
  }
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const NONE: readonly Holiday[] = [];

/** One day, typed in any usual way or picked from a calendar. */
export const DateField = withRef(function DateField(props: DateFieldProps) {
  const {
    value: controlled,
    defaultValue = null,
    onChange,
    today,
    min = null,
    max = null,
    workDays = EVERY_DAY,
    holidays = NONE,
    firstWeekday = 1,
    inputRef,
    name,
    disabled = false,
    hint,
    error = false,
    helperText,
    onBlur,
    onFocus,
    onKeyDown,
    labels,
    ...root
  } = useComponentProps('HyDateField', props);
  const words = useUiText('DateRangeField', dateRangeFieldText, labels);
  const typed = useTypedDate({
    value: controlled,
    defaultValue,
    onChange,
    typing: { locale: words.locale, country: words.country, today, min, max },
  });
  const value = typed.value ?? null;
  const date = value !== null && isDate(value) ? value : null;
  const rules: RangeRules = { min, max, workDays, holidays, workdaysOnly: 'from', minDays: 0 };
  const entry = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, place, openFor, close } = useCalendar<'day'>(entry);

  // A day that can be selected, where there is one.
  const first = min !== null && min > today ? min : today;
  const example = typedDate(nextPossible(first, 'from', rules) ?? today, words.locale);
  const refusal = date === null ? null : dayRefusal(date, 'from', rules);
  const ownFault = () => {
    if (typed.isRefused) return words.unreadable({ date: example });
    return refusal && date !== null && !typed.isEditing ? sentenceOf(refusal, date, words) : undefined;
  };
  const fault = ownFault();
  const isWrong = error || fault !== undefined;
  const isClosed = refusal?.kind === 'closed' || refusal?.kind === 'holiday';
  const offer = isClosed && date !== null && !typed.isEditing ? nextPossible(date, 'from', rules) : null;

  return (
    <Root
      {...root}
      error={isWrong}
      helperText={fault ?? helperText}
      hint={hint ?? (isWrong ? undefined : words.example({ date: example }))}
    >
      {({ id, required, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Entry ref={entry}>
          <DateEntry
            {...{ id, required, disabled, inputRef, describedBy, words, typed, onBlur, onFocus, onKeyDown }}
            error={isInvalid}
            label={props.label}
            expanded={open !== null}
            onOpen={() => openFor('day')}
            buttonRef={button}
          />
          <input ref={typed.sent} type="hidden" name={name} value={value ?? ''} disabled={disabled} />
          {offer !== null && (
            <Button size="small" variant="outlined" onClick={(event) => typed.set(event, offer)}>
              {words.take({ date: shortDate(offer, words.locale) })}
            </Button>
          )}
          <CalendarPopover
            field={entry}
            button={open && button}
            place={place}
            label={`${words.calendar}: ${props.label}`}
            onClose={close}
          >
            {open && (
              <CalendarDialog
                single
                range={{ from: date, to: null }}
                onChange={(event, { from }) => typed.set(event, from)}
                onClose={close}
                end="from"
                repeatsDates={place === 'foot'}
                rules={rules}
                today={today}
                firstWeekday={firstWeekday}
                words={words}
              />
            )}
          </CalendarPopover>
        </Entry>
      )}
    </Root>
  );
});
