'use client';

import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import type { Spoken } from '../../internal/message.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { weeksOf } from './calendar.ts';
import { Day, Place, Month as Table } from './DateRangeField.styles.ts';
import { dayAfterKey } from './keyboard.ts';
import { closedBecause, type DateRange, dayRefusal, type RangeEnd, type RangeRules, rangeRefusal } from './rules.ts';
import { spokenDate, weekdayName } from './typed.ts';
import { noteOf } from './words.ts';

export interface MonthProps {
  month: string;
  /** Day with the roving tab stop. */
  focused: string;
  /** Moves focus after keyboard navigation, but not after a press of previous or next. */
  holdsFocus: boolean;
  onFocusedChange: (date: string) => void;
  range: DateRange;
  picking: RangeEnd;
  onPick: (date: string, event: SyntheticEvent) => void;
  rules: RangeRules;
  today: string;
  firstWeekday: number;
  titleId: string;
  words: Spoken<UiLocale['DateRangeField']>;
}

const isWithin = (date: string, { from, to }: DateRange) => from !== null && to !== null && from <= date && date <= to;

function refusalOf(date: string, { range, picking, rules }: Pick<MonthProps, 'range' | 'picking' | 'rules'>) {
  if (picking === 'from') return dayRefusal(date, 'from', rules);
  return rangeRefusal({ from: range.from, to: date }, 'to', rules);
}

/** Month as an ARIA grid: one tab stop, arrows by day and week, Page keys by month and year. */
export function Month(props: MonthProps) {
  const { month, focused, holdsFocus, onFocusedChange, range, onPick, rules, today, firstWeekday, titleId, words } =
    props;
  const table = useRef<HTMLTableElement>(null);
  const rtl = useTheme().direction === 'rtl';

  useLayoutEffect(() => {
    if (holdsFocus) table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, holdsFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event, { rtl, firstWeekday });
    if (next === null) return;
    event.preventDefault();
    onFocusedChange(next);
  };

  const day = (date: string) => {
    const refusal = refusalOf(date, props);
    const closed = closedBecause(date, rules);
    const note = refusal ?? closed;
    return (
      <Day
        type="button"
        data-date={date}
        data-end={date === range.from || date === range.to}
        data-closed={closed !== null}
        data-holiday={closed?.kind === 'holiday'}
        tabIndex={date === focused ? 0 : -1}
        aria-label={
          note ? `${spokenDate(date, words.locale)}, ${noteOf(note, date, words)}` : spokenDate(date, words.locale)
        }
        aria-current={date === today ? 'date' : undefined}
        aria-disabled={refusal !== null}
        onClick={(event) => (refusal === null ? onPick(date, event) : onFocusedChange(date))}
      >
        {Number(date.slice(8))}
      </Day>
    );
  };

  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);
  return (
    <Table ref={table} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday, words.locale, 'long')}>
              {weekdayName(weekday, words.locale, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity
                <td key={index} />
              ) : (
                <Place
                  key={date}
                  role="gridcell"
                  aria-selected={date === range.from || date === range.to || isWithin(date, range)}
                  data-within={isWithin(date, range)}
                  data-first={date === range.from}
                  data-last={date === range.to}
                >
                  {day(date)}
                </Place>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
