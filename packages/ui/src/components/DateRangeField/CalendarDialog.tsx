'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type SyntheticEvent, useId, useState } from 'react';
import { NextIcon, PreviousIcon } from '../../icons/index.ts';
import type { Spoken } from '../../internal/message.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { addMonths, monthOf } from './calendar.ts';
import { Calendar, Foot, MonthBar } from './DateRangeField.styles.ts';
import { Month } from './Month.tsx';
import { type DateRange, NO_RANGE, openingDay, type RangeEnd, type RangeRules, withDay } from './rules.ts';
import { monthTitle, typedDate } from './typed.ts';

export interface CalendarDialogProps {
  range: DateRange;
  onChange: (event: SyntheticEvent, range: DateRange) => void;
  onClose: () => void;
  /** End of the range to pick. */
  end: RangeEnd;
  /** True if there is only one date to pick. It is the first day of the range. */
  single?: boolean | undefined;
  /** True if the calendar covers the fields: the dialog then repeats their dates. */
  repeatsDates: boolean;
  rules: RangeRules;
  today: string;
  firstWeekday: number;
  words: Spoken<UiLocale['DateRangeField']>;
}

/** Calendar for picking the first day, then the last, or a single day. The last pick closes it. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { range, onChange, onClose, end, single = false, repeatsDates, rules, today, firstWeekday, words } = props;
  const titleId = useId();
  const [picking, setPicking] = useState(end);
  const latest = rules.min !== null && rules.min > today ? rules.min : today;
  const [focused, setFocused] = useState(() => openingDay(range[end] ?? range.from ?? latest, end, range, rules));
  const [holdsFocus, setHoldsFocus] = useState(true);
  const month = monthOf(focused);

  const pick = (date: string, event: SyntheticEvent) => {
    const next = withDay(range, picking, date);
    onChange(event, next);
    if (single || picking === 'to') return onClose();
    setFocused(openingDay(date, 'to', next, rules));
    setPicking('to');
  };
  const dateText = (date: string | null) => (date === null ? '–' : typedDate(date, words.locale));
  const textOf = (which: RangeEnd) => `${words[which]} ${dateText(range[which])}`;
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
            <strong>{`${single ? dateText(range.from) : `${textOf('from')} · ${textOf('to')}`} · `}</strong>
          )}
          <span>{single ? words.chooseDay : picking === 'from' ? words.chooseFirst : words.chooseLast}</span>
        </p>
        {!single && (
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
        )}
        <Button size="small" variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </Foot>
    </Calendar>
  );
}
