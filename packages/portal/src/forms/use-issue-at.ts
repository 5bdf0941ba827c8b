import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { IssueError, IssueKey } from './issue.ts';
import { useSentences } from './use-sentences.ts';

/**
 * Returns the error at a path of a form as a sentence, for example at `lines.0.quantity`. A field also shows the errors
 * of its parts: a budget shows the error of its amount. A list does not show the errors of its items.
 */
export function useIssueAt<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { issue } = useSentences();
  const { errors } = form.formState;
  return (path: FieldPath<Values>, invalidAs?: IssueKey): string | undefined => {
    const error: IssueError | Record<string, IssueError | undefined> | undefined = get(errors, path);
    if (error === undefined || Array.isArray(error)) return undefined;
    const own = 'type' in error ? (error as IssueError) : Object.values(error)[0];
    return own?.code === undefined ? undefined : issue(own, invalidAs, path);
  };
}
