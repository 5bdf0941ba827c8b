import { inEnglish } from '../../internal/in-english.ts';

export const dateRangeFieldText = {
  /** BCP 47 tag for formatting and parsing dates. */
  locale: 'en-GB',
  /** ISO 3166-1 code of the country whose order of day and month applies to 1/12/2026. */
  country: 'GB',
  from: 'From',
  to: 'To',
  /** Example of the date format: "For example 24 Nov 2026". */
  example: (date: string) => `For example ${date}`,
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
  unreadable: (date: string) => `Enter the date as ${date}.`,
  backwards: 'The last day must not be before the first.',
  beforeMin: (date: string) => `Not before ${date}.`,
  afterMax: (date: string) => `Not after ${date}.`,
  closed: (date: string) => `${date} is not a workday.`,
  holiday: (date: string, name: string) => `${date} is not a workday: ${name}.`,
  tooShort: (days: number) => `At least ${inEnglish(days)} ${days === 1 ? 'day' : 'days'}.`,
  /** Button for the next possible date. */
  take: (date: string) => `Use ${date}`,
};
