'use client';

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { fullDate } from '../../internal/instants.ts';
import { addDays } from '../../internal/local-dates.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { EventItem } from './EventItem.tsx';
import { Day, DayName, Details, Empty, Events, Item, Root } from './EventTimeline.styles.ts';
import { byDay, type TimelineEvent } from './model.ts';
import { eventTimelineText } from './text.ts';
import { useEarlierEvents } from './use-earlier-events.ts';

const Earlier = slot(Button, 'HyEventTimeline-earlier', {});

export interface EventTimelineProps extends RootProps<'HyEventTimeline', 'section'> {
  /** Accessible name: "Activity". */
  label: string;
  /** Events, newest first. Undefined while the first ones load. */
  events: readonly TimelineEvent[] | undefined;
  /** IANA time zone for days and times: "Europe/Amsterdam". Defaults to the user's own. */
  timeZone?: string | undefined;
  /** Current local date in the time zone. With it, recent days are named "Today" and "Yesterday". */
  today?: string | undefined;
  /** Loads earlier events. Omit it if there are none. */
  onShowEarlier?: (() => void) | undefined;
  /** True while earlier events are loading. */
  loadingEarlier?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['EventTimeline']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyEventTimeline: EventTimelineProps;
  }
  interface ComponentNameToClassKey {
    HyEventTimeline:
      | 'root'
      | 'day'
      | 'date'
      | 'events'
      | 'event'
      | 'marker'
      | 'details'
      | 'comment'
      | 'empty'
      | 'earlier';
  }
}

/** Skeleton of three events. */
const Loading = () => (
  <Events aria-hidden="true" sx={{ inlineSize: '100%' }}>
    {['70%', '55%', '80%'].map((width) => (
      <Item key={width}>
        <Skeleton variant="rounded" width={24} height={24} />
        <Details>
          <Skeleton variant="text" width={width} />
          <Skeleton variant="text" width="30%" />
        </Details>
      </Item>
    ))}
  </Events>
);

/** History by day: events with author and time, and comments among them. */
export const EventTimeline = withRef(function EventTimeline(props: EventTimelineProps) {
  const {
    label,
    events,
    timeZone,
    today,
    onShowEarlier,
    loadingEarlier = false,
    labels,
    ref,
    ...root
  } = useComponentProps('HyEventTimeline', props);
  const text = useUiText('EventTimeline', eventTimelineText, labels);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const rootRef = useForkRef(section, ref);
  const { added, markRequested } = useEarlierEvents(section, events);

  const showEarlier = () => {
    // The button stays focusable while loading, but ignores clicks.
    if (loadingEarlier) return;
    markRequested();
    onShowEarlier?.();
  };
  const dayName = (date: string) => {
    if (date === today) return text.today;
    if (today !== undefined && date === addDays(today, -1)) return text.yesterday;
    return fullDate(date, text.locale);
  };
  return (
    <Root aria-label={label} aria-busy={events === undefined || loadingEarlier} {...root} ref={rootRef}>
      {events === undefined && <Loading />}
      {events?.length === 0 && <Empty>{text.empty}</Empty>}
      {byDay(events ?? [], timeZone).map(({ date, events: ofDay }) => (
        <Day key={ofDay[0]?.id}>
          <DayName id={`${id}-${ofDay[0]?.id}`}>{dayName(date)}</DayName>
          <Events aria-labelledby={`${id}-${ofDay[0]?.id}`}>
            {ofDay.map((event) => (
              <EventItem key={event.id} event={event} timeZone={timeZone} text={text} />
            ))}
          </Events>
        </Day>
      ))}
      {onShowEarlier && events !== undefined && events.length > 0 && (
        <Earlier variant="outlined" size="small" aria-disabled={loadingEarlier} onClick={showEarlier}>
          {text.showEarlier}
        </Earlier>
      )}
      <VisuallyHidden role="status">
        {events === undefined ? text.loading : added > 0 && text.earlierShown({ count: added })}
      </VisuallyHidden>
    </Root>
  );
});
