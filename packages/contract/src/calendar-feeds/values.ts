/** What stands in a calendar: machines that arrive, that are collected, and the expected end of their rental. */
export const CALENDAR_KINDS = ['delivery', 'pickUp', 'end'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** How many feeds a user has within a client at most, and how many characters the name of one. */
export const CALENDAR_FEEDS_MAX = 20;
export const CALENDAR_NAME_MAX = 60;

/** Path of a feed behind the base `main`; its secret is all that it takes to read it. */
export const calendarFeedPath = (secret: string): `/${string}` => `/calendar-feeds/${secret}.ics`;
