import { issuesOf, type Schema } from '@hireyard/contract';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { issueError } from './issue.ts';

/** Returns whether a connected field shows a value that the browser cannot read, such as a half-typed date. */
const isUnreadable = (field?: { ref: Partial<HTMLInputElement> }) =>
  field?.ref.isConnected === true && field.ref.validity?.badInput === true;

/** Validates a form by the contract's schema of the body, like the server. Each field gets its first issue. */
export const byContract =
  <Values extends FieldValues>(schema: Pick<Schema, 'safeParse'>): Resolver<Values> =>
  (values, _, { names = [], fields }) => {
    const result = schema.safeParse(values);
    const unreadable = names.filter((name) => isUnreadable(get(fields, name)));
    if (result.success && unreadable.length === 0) return { values: result.data as Values, errors: {} };
    const errors: FieldErrors<FieldValues> = {};
    // Set first, because the schema reads an unreadable value as an empty one.
    for (const name of unreadable) set(errors, name, issueError({ code: 'date' }));
    for (const { path, ...issue } of issuesOf(result.error?.issues ?? [], values)) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, issueError(issue));
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
