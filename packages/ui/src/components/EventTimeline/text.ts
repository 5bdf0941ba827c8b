import { inEnglish } from '../../internal/in-english.ts';

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
  earlierShown: (count: number) => `${inEnglish(count)} earlier ${count === 1 ? 'event' : 'events'} shown`,
};
