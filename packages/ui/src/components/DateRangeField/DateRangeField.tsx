'use client';

import { type FocusEventHandler, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import { isDate } from '../../internal/local-dates.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { fieldText } from '../Field/text.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { CalendarPopover, useCalendar } from './CalendarPopover.tsx';
import { DateInput } from './DateInput.tsx';
import { Ends, Legend, Root } from './DateRangeField.styles.ts';
import {
  type DateRange,
  type Holiday,
  NO_RANGE,
  nextPossible,
  type RangeEnd,
  type RangeRules,
  rangeRefusal,
} from './rules.ts';
import { dateRangeFieldText } from './text.ts';
import { sentenceOf } from './words.ts';

export interface DateRangeFieldProps extends RootProps<'HyDateRangeField', 'fieldset'> {
  /** Label of the two dates: "Rental period". */
  label: string;
  /** Local dates of the depot, both inclusive. Text that is no date stays for correction. */
  value?: DateRange | undefined;
  /** Initial dates of an uncontrolled field. */
  defaultValue?: DateRange | undefined;
  /** Called on every change. Text that is no date is passed on as typed, so that validation rejects it. */
  onChange?: ((event: SyntheticEvent, value: DateRange) => void) | undefined;
  /** Today at the depot, as a local date. */
  today: string;
  /** First selectable day. */
  min?: string | null | undefined;
  /** Last selectable day. */
  max?: string | null | undefined;
  /** ISO weekdays on which the depot works. Defaults to Monday to Friday. */
  workDays?: readonly number[] | undefined;
  /** Days on which the depot is closed, with their names. */
  holidays?: readonly Holiday[] | undefined;
  /** Ends of the range that must be workdays. */
  workdaysOnly?: 'from' | 'both' | undefined;
  /** Minimum number of days in the range. */
  minDays?: number | undefined;
  /** Errors from outside, such as the server's. Shown until the value changes. */
  errors?: { readonly from?: string; readonly to?: string } | undefined;
  /** ISO weekday that starts a week. */
  firstWeekday?: number | undefined;
  /** Submits the dates as `name.from` and `name.to` in the form `2026-11-24`: empty if null, as typed if no date. */
  name?: string | undefined;
  /** Ref to the input of the first day, which a form focuses on an error. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves one of the parts, also when it moves to another part. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement> | undefined;
  /** Disables typing and picking. */
  disabled?: boolean | undefined;
  /** Requires both dates: marked visually and for screen readers. */
  required?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['DateRangeField']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDateRangeField: DateRangeFieldProps;
  }
  interface ComponentNameToClassKey {
    HyDateRangeField:
      | 'root'
      | 'legend'
      | 'ends'
      | 'end'
      | 'hint'
      | 'error'
      | 'calendar'
      | 'monthBar'
      | 'month'
      | 'place'
      | 'day'
      | 'foot';
  }
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const;
const NONE: readonly Holiday[] = [];
const dateOrNone = (date: string | null) => (date !== null && isDate(date) ? date : null);

/**
 * Range of two days, typed or picked from the depot's calendar. An invalid date shows its reason at the field, with a
 * button for the next possible day.
 */
export const DateRangeField = withRef(function DateRangeField(props: DateRangeFieldProps) {
  const {
    label,
    value: controlled,
    defaultValue = NO_RANGE,
    onChange,
    today,
    min = null,
    max = null,
    workDays = MONDAY_TO_FRIDAY,
    holidays = NONE,
    workdaysOnly = 'from',
    minDays = 0,
    errors,
    firstWeekday = 1,
    inputRef,
    name,
    disabled = false,
    required = false,
    labels,
    ...root
  } = useComponentProps('HyDateRangeField', props);
  const words = useUiText('DateRangeField', dateRangeFieldText, labels);
  const { required: requiredText } = useUiText('Field', fieldText);
  const [given, setOwn] = useControllable(controlled, defaultValue, undefined);
  const sent = useRef<HTMLInputElement>(null);
  const [resets, setResets] = useState(0);
  useFormReset(sent, () => {
    setOwn(null, defaultValue);
    setResets(resets + 1);
  });
  const change = (event: SyntheticEvent, range: DateRange) => {
    setOwn(event, range);
    onChange?.(event, range);
  };
  const typed: DateRange = { from: given.from || null, to: given.to || null };
  const value: DateRange = { from: dateOrNone(typed.from), to: dateOrNone(typed.to) };
  const rules: RangeRules = { min, max, workDays, holidays, workdaysOnly, minDays };
  const buttons = { from: useRef<HTMLButtonElement>(null), to: useRef<HTMLButtonElement>(null) };
  const ends = useRef<HTMLDivElement>(null);
  const { open, place, openFor, close } = useCalendar<RangeEnd>(ends);
  const typing = { locale: words.locale, country: words.country, today, min, max };

  /** Keeps text that is no date while the other end is picked. */
  const withTyped = (next: DateRange): DateRange => ({
    from: next.from ?? (value.from === null ? typed.from : null),
    to: next.to ?? (value.to === null ? typed.to : null),
  });

  const input = (end: RangeEnd) => {
    const date = value[end];
    const refusal = rangeRefusal(value, end, rules);
    const offered = date !== null && (refusal?.kind === 'closed' || refusal?.kind === 'holiday');
    return (
      <DateInput
        // Remounted on a reset, which also clears text that is being typed.
        key={`${end} ${resets}`}
        group={label}
        label={words[end]}
        inputRef={end === 'from' ? inputRef : undefined}
        value={typed[end]}
        onChange={(event, changed) => change(event, { ...typed, [end]: changed })}
        refusal={refusal && date !== null ? sentenceOf(refusal, date, words) : undefined}
        error={errors?.[end]}
        offer={offered ? nextPossible(date, end, rules) : null}
        typing={typing}
        disabled={disabled}
        required={required}
        expanded={open === end}
        onOpen={() => openFor(end)}
        buttonRef={buttons[end]}
        words={words}
      />
    );
  };

  return (
    <Root {...root}>
      <Legend>
        {label}
        {required && <RequiredMark title={requiredText} />}
      </Legend>
      <Ends ref={ends}>
        {input('from')}
        {input('to')}
      </Ends>
      <input ref={sent} type="hidden" name={name && `${name}.from`} value={typed.from ?? ''} disabled={disabled} />
      <input type="hidden" name={name && `${name}.to`} value={typed.to ?? ''} disabled={disabled} />
      <CalendarPopover
        field={ends}
        button={open && buttons[open]}
        place={place}
        label={`${words.calendar}: ${label}`}
        onClose={close}
      >
        {open && (
          <CalendarDialog
            range={value}
            onChange={(event, next) => change(event, next === NO_RANGE ? next : withTyped(next))}
            onClose={close}
            end={open}
            repeatsDates={place === 'foot'}
            rules={rules}
            today={today}
            firstWeekday={firstWeekday}
            words={words}
          />
        )}
      </CalendarPopover>
    </Root>
  );
});
