import type { Message } from '../../internal/message.ts';

export const dateRangeFieldText = {
  /** BCP 47 tag for formatting and parsing dates. */
  locale: 'en-GB',
  /** ISO 3166-1 code of the country whose order of day and month applies to 1/12/2026. */
  country: 'GB',
  from: 'From',
  to: 'To',
  /** Example of the date format: "For example 24 Nov 2026". */
  example: 'For example {date}' as Message<'date'>,
  open: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseDay: 'Choose a day',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
  clear: 'Clear dates',
  close: 'Close',
  notAWorkday: 'not a workday',
  /** Error for text that is not a date. `date` is an example. */
  unreadable: 'Enter the date as {date}.' as Message<'date'>,
  backwards: 'The last day must not be before the first.',
  beforeMin: 'Not before {date}.' as Message<'date'>,
  afterMax: 'Not after {date}.' as Message<'date'>,
  closed: '{date} is not a workday.' as Message<'date'>,
  holiday: '{date} is not a workday: {name}.' as Message<'date' | 'name'>,
  tooShort: { one: 'At least {count} day.', other: 'At least {count} days.' } as Message<'count'>,
  /** Button for the next possible date. */
  take: 'Use {date}' as Message<'date'>,
};
