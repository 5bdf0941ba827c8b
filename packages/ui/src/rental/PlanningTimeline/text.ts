import type { Message } from '../../internal/message.ts';
export const planningTimelineText = {
  /** BCP 47 tag for the names of the months. */
  locale: 'en-GB',
  machine: 'Machine',
  period: 'Rental periods',
  today: 'Today',
  /** Head of a week: "Nov · wk 47". */
  week: '{month} · wk {week}' as Message<'month' | 'week'>,
  loading: 'Loading the schedule',
  rowLoading: 'Loading',
  rowFailed: 'Not loaded',
  retry: 'Retry',
};
