import type { ReactNode } from 'react';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../icons/index.ts';
import { initialsOf } from '../../internal/initials.ts';
import { timeOfDay } from '../../internal/instants.ts';
import type { Spoken } from '../../internal/message.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { Comment, Details, Item, Marker } from './EventTimeline.styles.ts';
import type { EventTone, TimelineEvent } from './model.ts';

const DotIcon = () => (
  <svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8" fill="currentColor">
    <circle cx="4" cy="4" r="3" />
  </svg>
);

const SHAPES: Record<EventTone, ReactNode> = {
  info: <InfoIcon size={14} />,
  success: <CheckCircleIcon size={14} />,
  warning: <WarningIcon size={14} />,
  error: <ErrorIcon size={14} />,
  neutral: <DotIcon />,
};

interface EventItemProps {
  event: TimelineEvent;
  timeZone: string | undefined;
  text: Spoken<UiLocale['EventTimeline']>;
}

/** Event with its marker, title, time and author. A comment has an author and a text. */
export function EventItem({ event, timeZone, text }: EventItemProps) {
  const { at, title, comment, details, tone = 'neutral', icon } = event;
  const actor = event.actor === null ? text.system : event.actor;
  const time = (
    <time dateTime={at} dir="auto">
      {timeOfDay(at, text.locale, timeZone)}
    </time>
  );
  const writer = comment === undefined ? undefined : actor;
  return (
    <Item tabIndex={-1} data-event="">
      {writer === undefined ? (
        <Marker data-tone={tone} aria-hidden="true">
          {icon ?? SHAPES[tone]}
        </Marker>
      ) : (
        <Marker data-person="" aria-hidden="true">
          {icon ?? initialsOf(writer)}
        </Marker>
      )}
      <Details>
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {writer === undefined ? (
          <p data-quiet="">
            {time}
            {actor !== undefined && (
              <>
                {' · '}
                <bdi>{actor}</bdi>
              </>
            )}
          </p>
        ) : (
          <p>
            <strong>
              <bdi>{writer}</bdi>
            </strong>{' '}
            {time}
          </p>
        )}
        {comment !== undefined && <Comment>{comment}</Comment>}
        {details !== undefined && <div>{details}</div>}
      </Details>
    </Item>
  );
}
