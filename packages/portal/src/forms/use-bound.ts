import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { IssueKey } from './issue.ts';
import { notesOf } from './notes-of.ts';
import { useIssueAt } from './use-issue-at.ts';

/** A field of a form, by the path of its value. */
export interface Bound<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Hint under the field. */
  hint?: string;
  required?: boolean;
  /**
   * Message for an invalid value instead of "not valid". `choice` and `choices` also replace the message for a missing
   * value.
   */
  invalidAs?: IssueKey;
}

/** Returns label, hint and error of a field as properties of a kit field. */
export function useBound<Values extends FieldValues>(bound: Bound<Values>) {
  const { form, name, label, hint, required = false, invalidAs } = bound;
  const issueAt = useIssueAt(form);
  const issue = issueAt(name, invalidAs);
  return { label, hint, required, ...notesOf(issue) };
}
