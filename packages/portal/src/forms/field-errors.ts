import type { Issue } from '@hireyard/contract';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { HttpProblem } from '../http/problem.ts';
import { issueError } from './issue.ts';

/** The field that a JSON pointer (RFC 6901) into the body names: `/address/city` is `address.city`. */
export const fieldOf = (pointer: string): string =>
  pointer
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The reasons of a 422 by the field they name. */
export const issuesOf = ({ errors = [] }: HttpProblem): Readonly<Record<string, Issue>> =>
  Object.fromEntries(errors.map((issue) => [fieldOf(issue.pointer), issue]));

/**
 * Puts the reasons of a 422 onto the form's fields; true when every one has its field, so that nothing is left to show
 * above the form.
 */
export function showOnFields<Values extends FieldValues>(
  { errors = [] }: HttpProblem,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let everyOne = errors.length > 0;
  for (const issue of errors) {
    const place = fieldOf(issue.pointer);
    // A part that has no field of its own is said at the whole: the amount of a budget at the budget.
    const field = fields.find((name) => place === name || place.startsWith(`${name}.`));
    if (!field) {
      everyOne = false;
      continue;
    }
    setError(field, issueError(issue));
  }
  return everyOne;
}
