'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type SyntheticEvent, useId, useState } from 'react';
import { NextIcon, PreviousIcon } from '../../icons/index.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { addMonths, monthOf } from './calendar.ts';
import { Calendar, Foot, MonthBar } from './DateRangeField.styles.ts';
import { Month } from './Month.tsx';
import { type DateRange, NO_RANGE, type RangeEnd, type RangeRules, withDay } from './rules.ts';
import { monthTitle, typedDate } from './typed.ts';

export interface CalendarDialogProps {
  range: DateRange;
  onChange: (event: SyntheticEvent, range: DateRange) => void;
  onClose: () => void;
  /** End of the range to pick. */
  end: RangeEnd;
  /** True if the calendar covers the fields: the dialog then repeats their dates. */
  repeatsDates: boolean;
  rules: RangeRules;
  today: string;
  firstWeekday: number;
  words: UiLocale['DateRangeField'];
}

/** Calendar for picking the first day, then the last. The second pick closes it. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { range, onChange, onClose, end, repeatsDates, rules, today, firstWeekday, words } = props;
  const titleId = useId();
  const [picking, setPicking] = useState(end);
  const [focused, setFocused] = useState(range[end] ?? range.from ?? rules.min ?? today);
  const [holdsFocus, setHoldsFocus] = useState(true);
  const month = monthOf(focused);

  const pick = (date: string, event: SyntheticEvent) => {
    onChange(event, withDay(range, picking, date));
    setFocused(date);
    if (picking === 'to') onClose();
    else setPicking('to');
  };
  const textOf = (which: RangeEnd) => {
    const date = range[which];
    return `${words[which]} ${date === null ? '–' : typedDate(date, words.locale)}`;
  };
  const turn = (months: number) => {
    setHoldsFocus(false);
    setFocused(addMonths(focused, months));
  };

  return (
    <Calendar>
      <MonthBar>
        <IconButton size="small" aria-label={words.previousMonth} onClick={() => turn(-1)}>
          <PreviousIcon />
        </IconButton>
        <p id={titleId} aria-live="polite">
          {monthTitle(month, words.locale)}
        </p>
        <IconButton size="small" aria-label={words.nextMonth} onClick={() => turn(1)}>
          <NextIcon />
        </IconButton>
      </MonthBar>
      <Month
        month={month}
        focused={focused}
        holdsFocus={holdsFocus}
        onFocusedChange={(date) => {
          setHoldsFocus(true);
          setFocused(date);
        }}
        range={range}
        picking={picking}
        onPick={pick}
        rules={rules}
        today={today}
        firstWeekday={firstWeekday}
        titleId={titleId}
        words={words}
      />
      <Foot>
        <p role="status">
          {repeatsDates && (
            <strong>
              {textOf('from')} · {textOf('to')} ·{' '}
            </strong>
          )}
          <span>{picking === 'from' ? words.chooseFirst : words.chooseLast}</span>
        </p>
        <Button
          size="small"
          disabled={range.from === null && range.to === null}
          onClick={(event) => {
            onChange(event, NO_RANGE);
            setPicking('from');
          }}
        >
          {words.clear}
        </Button>
        <Button size="small" variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </Foot>
    </Calendar>
  );
}
