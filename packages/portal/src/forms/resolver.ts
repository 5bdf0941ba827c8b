import { issuesOf, type Schema } from '@hireyard/contract';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { issueError } from './issue.ts';

/** Validates a form by the contract's schema of the body, like the server. Each field gets its first issue. */
export const byContract =
  <Values extends FieldValues>(schema: Pick<Schema, 'safeParse'>): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data as Values, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    for (const { path, ...issue } of issuesOf(result.error.issues, values)) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, issueError(issue));
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
