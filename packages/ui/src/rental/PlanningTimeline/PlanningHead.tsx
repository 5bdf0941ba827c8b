'use client';

import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import type { Spoken } from '../../internal/message.ts';
import { percent } from '../../internal/percent.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { dayMiddle, daysOf, type PlanningWindow, weeksOf } from './model.ts';
import { Days, Ground, Head, HeadLabel, TodayLine, TodayTag, Week, Weekend, Weeks } from './PlanningTimeline.styles.ts';

/** With more days than this, their numbers do not fit. */
const MOST_NUMBERED_DAYS = 31;

interface HeadProps {
  window: PlanningWindow;
  today: string;
  /** BCP 47 tag for the names of the months. */
  language: string;
  text: Spoken<RentalLocale['PlanningTimeline']>;
}

/** Weeks, days and the tag of today. Hidden from screen readers: every bar contains its dates as text. */
export const PlanningHead = memo(function PlanningHead({ window, today, language, text }: HeadProps) {
  const weeks = weeksOf(window);
  const numbered = daysOf(window) <= MOST_NUMBERED_DAYS;
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const now = dayMiddle(today, window);
  const rtl = useTheme().direction === 'rtl';
  return (
    <Head role="row" aria-rowindex={1}>
      <HeadLabel role="columnheader">{text.machine}</HeadLabel>
      <Weeks role="columnheader">
        <VisuallyHidden>{text.period}</VisuallyHidden>
        {weeks.map(({ week, days }) => (
          <Week key={days[0]?.date} aria-hidden="true" style={{ flex: `${days.length} ${days.length} 0px` }}>
            <strong>{text.week({ month: month.format(new Date(days[0]?.date ?? window.from)), week })}</strong>
            {numbered && (
              <Days>
                {days.map(({ date }) => (
                  <span key={date}>
                    {date === today ? <TodayTag>{Number(date.slice(8))}</TodayTag> : Number(date.slice(8))}
                  </span>
                ))}
              </Days>
            )}
          </Week>
        ))}
        {now !== null && !numbered && (
          // Shifted back by a share of its own width, the tag stays within the head.
          <TodayTag
            aria-hidden="true"
            data-alone="true"
            style={{ insetInlineStart: percent(now), translate: `calc(${percent(now)} * ${rtl ? 1 : -1})` }}
          >
            {text.today}
          </TodayTag>
        )}
      </Weeks>
    </Head>
  );
});

/** Weekend columns and the line of today, behind the rows. */
export const PlanningGround = memo(function PlanningGround({ window, today }: Pick<HeadProps, 'window' | 'today'>) {
  const days = weeksOf(window).flatMap((week) => week.days);
  const now = dayMiddle(today, window);
  return (
    <Ground aria-hidden="true">
      {days.map(({ date, weekend }, index) =>
        weekend ? (
          <Weekend
            key={date}
            style={{ insetInlineStart: percent(index / days.length), inlineSize: percent(1 / days.length) }}
          />
        ) : null,
      )}
      {now !== null && <TodayLine style={{ insetInlineStart: percent(now) }} />}
    </Ground>
  );
});
