import { get, type UseFormReturn } from 'react-hook-form';
import type { IssueError } from '../../../forms/issue.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { isOnDays, type OrderValues } from './order-values.ts';

interface DayErrors {
  from?: string;
  till?: string;
}

/** What is wrong with the days of the order. Each line on these days has the same errors, which are shown once. */
export function useDayErrors(form: UseFormReturn<OrderValues>): DayErrors {
  const { issue } = useSentences();
  const [from, till, lines] = form.watch(['from', 'till', 'lines']);
  const found = get(form.formState.errors, `lines.${lines.findIndex((line) => isOnDays(line, { from, till }))}`) as
    | Partial<Record<keyof DayErrors, IssueError>>
    | undefined;
  return {
    ...(found?.from && { from: issue(found.from) }),
    ...(found?.till && { till: issue(found.till) }),
  };
}
