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
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { EventItem } from './EventItem.tsx';
import { Day, DayName, Details, Empty, Events, Item, Root } from './EventTimeline.styles.ts';
import { byDay, type TimelineEvent } from './model.ts';
import { eventTimelineText } from './text.ts';
import { useEarlierEvents } from './use-earlier-events.ts';

const Earlier = slot(Button, 'HyEventTimeline-earlier', {});

export interface EventTimelineProps extends RootProps<'HyEventTimeline', 'section'> {
  /** What it tells of: "Activity". */
  label: string;
  /** Newest first. Undefined while the first of them load. */
  events: readonly TimelineEvent[] | undefined;
  /** IANA name of the place that days and times are those of: "Europe/Amsterdam". The reader's own without it. */
  timeZone?: string;
  /** Local date there: the days close to it are then named "Today" and "Yesterday". */
  today?: string;
  /** Loads the events before these; without it, these are all. */
  onShowEarlier?: () => void;
  /** Earlier events are on their way. */
  loadingEarlier?: boolean;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['EventTimeline']>;
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

/** Shapes of three events, of which nothing is known yet. */
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

/** What happened, who did it and when, by days; comments stand among it. */
export function EventTimeline(props: EventTimelineProps) {
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
  const { added, asked } = useEarlierEvents(section, events);

  const showEarlier = () => {
    // The button stays focusable while they load, and asks once.
    if (loadingEarlier) return;
    asked();
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
        {events === undefined && text.loading}
        {added > 0 && text.earlierShown(added)}
      </VisuallyHidden>
    </Root>
  );
}
