import type { Issue } from '@hireyard/contract';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { IssueKey } from './issue.ts';
import { useSentences } from './use-sentences.ts';

/** A field of a form by the name of its value. */
export interface Bound<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** What to enter, under the field. */
  hint?: string;
  required?: boolean;
  /** The message for an invalid format, where there is a better one than "not valid"; `choice` and `choices` are also those of nothing chosen. */
  invalidAs?: IssueKey;
}

/** The error of a field, or of a part of it: the amount of a budget is the budget's. */
const issueOf = <Values extends FieldValues>(form: UseFormReturn<Values>, name: FieldPath<Values>) => {
  const error = get(form.formState.errors, name) as object | undefined;
  return (error && !('type' in error) ? Object.values(error)[0] : error) as Issue | undefined;
};

/** Label, hint and error of a field, as the kit's fields take them. */
export function useBound<Values extends FieldValues>(bound: Bound<Values>) {
  const { form, name, label, hint, required = false, invalidAs } = bound;
  const { issue } = useSentences();
  const found = issueOf(form, name);
  return { label, hint, required, error: found && issue(found, invalidAs) };
}
