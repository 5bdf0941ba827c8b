import type { UseFormReturn } from 'react-hook-form';
import { useIssueAt } from '../../../forms/use-issue-at.ts';
import { isOnDays, type OrderValues } from './order-values.ts';

interface DayErrors {
  from?: string;
  till?: string;
}

/** Returns the errors of the order's days. Each line on these days has the same errors, which are shown once. */
export function useDayErrors(form: UseFormReturn<OrderValues>): DayErrors {
  const issueAt = useIssueAt(form);
  const [from, till, lines] = form.watch(['from', 'till', 'lines']);
  const index = lines.findIndex((line) => isOnDays(line, { from, till }));
  const errors = { from: issueAt(`lines.${index}.from`), till: issueAt(`lines.${index}.till`) };
  return { ...(errors.from && { from: errors.from }), ...(errors.till && { till: errors.till }) };
}
