export const planningTimelineText = {
  machine: 'Machine',
  period: 'Rental periods',
  today: 'Today',
  /** The head of a week: "Nov · wk 47". */
  week: (month: string, week: number) => `${month} · wk ${week}`,
  loading: 'Loading the planning',
};
