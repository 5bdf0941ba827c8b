'use client';

import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { type FocusEventHandler, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import { isDate } from '../../internal/local-dates.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { fieldText } from '../Field/text.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { type CalendarPlace, calendarAnchor, calendarPlace } from './calendar-place.ts';
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
  /** Local dates of the depot, both inclusive. An invalid date counts as empty. */
  value?: DateRange;
  /** Initial dates of an uncontrolled field. */
  defaultValue?: DateRange;
  /** Called on blur and on a pick. Text that is not a date sets its end to null. */
  onChange?: (event: SyntheticEvent, value: DateRange) => void;
  /** Today at the depot, as a local date. */
  today: string;
  /** First selectable day. */
  min?: string | null;
  /** Last selectable day. */
  max?: string | null;
  /** ISO weekdays on which the depot works. Defaults to Monday to Friday. */
  workDays?: readonly number[];
  /** Days on which the depot is closed, with their names. */
  holidays?: readonly Holiday[];
  /** Ends of the range that must be workdays. */
  workdaysOnly?: 'from' | 'both';
  /** Minimum number of days in the range. */
  minDays?: number;
  /** Errors from outside, such as the server's. Shown until the value changes. */
  errors?: { readonly from?: string; readonly to?: string };
  /** ISO weekday that starts a week. */
  firstWeekday?: number;
  /** Submits the dates as `name.from` and `name.to` in the form `2026-11-24`, empty if null. */
  name?: string;
  /** Ref to the input of the first day, which a form focuses on an error. */
  inputRef?: Ref<HTMLInputElement>;
  /** Called when focus leaves one of the parts, also when it moves to another part. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
  /** Disables typing and picking. */
  disabled?: boolean;
  /** Requires both dates: marked visually and for screen readers. */
  required?: boolean;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['DateRangeField']>;
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
export function DateRangeField(props: DateRangeFieldProps) {
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
    setOwn(defaultValue);
    setResets(resets + 1);
  });
  const change = (event: SyntheticEvent, range: DateRange) => {
    setOwn(range);
    onChange?.(event, range);
  };
  const value: DateRange = { from: dateOrNone(given.from), to: dateOrNone(given.to) };
  const rules: RangeRules = { min, max, workDays, holidays, workdaysOnly, minDays };
  const [open, setOpen] = useState<RangeEnd | null>(null);
  const buttons = { from: useRef<HTMLButtonElement>(null), to: useRef<HTMLButtonElement>(null) };
  const close = () => setOpen(null);
  const ends = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CalendarPlace>('below');
  const openAt = (end: RangeEnd) => {
    if (ends.current) setPlace(calendarPlace(ends.current.getBoundingClientRect(), window.innerHeight));
    setOpen(end);
  };
  const anchor = () => {
    const button = open && buttons[open].current;
    return button && ends.current ? calendarAnchor(button, ends.current) : null;
  };
  const side = useTheme().direction === 'rtl' ? 'left' : 'right';

  const input = (end: RangeEnd) => {
    const date = value[end];
    const refusal = rangeRefusal(value, end, rules);
    const offered = date !== null && (refusal?.kind === 'closed' || refusal?.kind === 'holiday');
    return (
      <DateInput
        // Remounted on a reset, which also clears text that could not be parsed.
        key={`${end} ${resets}`}
        group={label}
        label={words[end]}
        inputRef={end === 'from' ? inputRef : undefined}
        value={date}
        onChange={(event, changed) => change(event, { ...value, [end]: changed })}
        fault={refusal && date !== null ? sentenceOf(refusal, date, words) : errors?.[end]}
        offer={offered ? nextPossible(date, end, rules) : null}
        today={today}
        disabled={disabled}
        required={required}
        expanded={open === end}
        onOpen={() => openAt(end)}
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
      <input ref={sent} type="hidden" name={name && `${name}.from`} value={value.from ?? ''} disabled={disabled} />
      <input type="hidden" name={name && `${name}.to`} value={value.to ?? ''} disabled={disabled} />
      <Popover
        open={open !== null}
        anchorEl={anchor}
        anchorReference={place === 'foot' ? 'none' : 'anchorEl'}
        onClose={close}
        anchorOrigin={{ vertical: place === 'above' ? 'top' : 'bottom', horizontal: side }}
        transformOrigin={{ vertical: place === 'above' ? 'bottom' : 'top', horizontal: side }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': `${words.calendar}: ${label}`,
            sx: place === 'foot' ? { insetBlockEnd: 16, insetInlineStart: 16 } : undefined,
          },
        }}
      >
        {open && (
          <CalendarDialog
            range={value}
            onChange={change}
            onClose={close}
            end={open}
            repeatsDates={place === 'foot'}
            rules={rules}
            today={today}
            firstWeekday={firstWeekday}
            words={words}
          />
        )}
      </Popover>
    </Root>
  );
}
