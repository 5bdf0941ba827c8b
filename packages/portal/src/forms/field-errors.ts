import type { Issue } from '@hireyard/contract';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { HttpProblem } from '../http/problem.ts';
import { issueError } from './issue.ts';

/** Returns the field at a JSON pointer (RFC 6901) into the body: `address.city` for `/address/city`. */
export const fieldOf = (pointer: string): string =>
  pointer
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Returns the issues of a 422 by field. */
export const issuesOf = ({ errors = [] }: HttpProblem): Readonly<Record<string, Issue>> =>
  Object.fromEntries(errors.map((issue) => [fieldOf(issue.pointer), issue]));

/**
 * Sets the issues of a 422 on the form's fields. Returns false if an issue has no field, so that the form shows the
 * problem.
 */
export function showOnFields<Values extends FieldValues>(
  { errors = [] }: HttpProblem,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let everyOne = errors.length > 0;
  for (const issue of errors) {
    const place = fieldOf(issue.pointer);
    // An issue of a part belongs to the whole field: the amount of a budget to the budget.
    const field = fields.find((name) => place === name || place.startsWith(`${name}.`));
    if (!field) {
      everyOne = false;
      continue;
    }
    setError(field, issueError(issue));
  }
  return everyOne;
}
