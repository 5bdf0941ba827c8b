import type { Message } from '../../internal/message.ts';

export const eventTimelineText = {
  /** BCP 47 tag for formatting dates and times. */
  locale: 'en-US',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Author of automatic events. */
  system: 'System',
  empty: 'Nothing has happened yet',
  loading: 'Loading what happened',
  showEarlier: 'Show earlier',
  /** Announced after earlier events have loaded. */
  earlierShown: {
    one: '{count} earlier event shown',
    other: '{count} earlier events shown',
  } as Message<'count'>,
};
