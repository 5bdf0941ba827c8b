import type { UseFormReturn } from 'react-hook-form';
import { useIssueAt } from '../../../forms/use-issue-at.ts';
import { isOnDays, type OrderValues } from './order-values.ts';

interface DayErrors {
  from?: string;
  to?: string;
}

/** Returns the errors of the order's days. Lines on these days share the errors, which are shown once. */
export function useDayErrors(form: UseFormReturn<OrderValues>): DayErrors {
  const issueAt = useIssueAt(form);
  const [from, to, lines] = form.watch(['from', 'to', 'lines']);
  const index = lines.findIndex((line) => isOnDays(line, { from, to }));
  const errors = { from: issueAt(`lines.${index}.from`), to: issueAt(`lines.${index}.to`) };
  return { ...(errors.from && { from: errors.from }), ...(errors.to && { to: errors.to }) };
}
