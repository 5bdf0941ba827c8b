import { inEnglish } from '../../internal/in-english.ts';

export const eventTimelineText = {
  /** BCP 47 tag that dates and times are written in. */
  locale: 'en-US',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Who did what nobody did by hand. */
  system: 'System',
  empty: 'Nothing has happened yet',
  loading: 'Loading what happened',
  showEarlier: 'Show earlier',
  /** Announced once they are there. */
  earlierShown: (count: number) => `${inEnglish(count)} earlier ${count === 1 ? 'event' : 'events'} shown`,
};
