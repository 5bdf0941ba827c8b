/** Events of a calendar: deliveries, pick-ups and expected ends of rental. */
export const CALENDAR_KINDS = ['delivery', 'pickUp', 'end'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Maximum number of feeds per user and client, and maximum length of a feed's name. */
export const CALENDAR_FEEDS_MAX = 20;
export const CALENDAR_NAME_MAX = 60;

/** Path of a feed behind the base `main`. The secret is the only credential. */
export const calendarFeedPath = (secret: string): `/${string}` => `/calendar-feeds/${secret}.ics`;
