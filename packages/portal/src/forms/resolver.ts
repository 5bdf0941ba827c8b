import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Issue } from './issue.ts';

/** A field's error: `type` is its code and `params` the values for its message. */
export type IssueError = FieldError & Issue;

interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
}

/** What a form needs of a contract's schema. */
interface Schema<Output> {
  safeParse: (
    value: unknown,
    options?: { reportInput: boolean },
  ) =>
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

/** The values for the message of an issue; of a refused value only its type, never the value. */
const paramsOf = (issue: SchemaIssue): Issue['params'] => {
  const { origin, minimum, maximum, format, input } = issue as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ origin, minimum, maximum, format, input: input === null ? 'null' : typeof input }).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
};

export const issueError = (issue: Issue): IssueError => ({ type: issue.code, ...issue });

/** Each field's first issue by the contract's schema of a form's body, the one that the server checks too; or the body. */
export function check<Values>(
  schema: Schema<Values>,
  values: unknown,
): { readonly body: Values } | { readonly issues: Readonly<Record<string, Issue>> } {
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return { body: result.data };
  const issues: Record<string, Issue> = {};
  for (const issue of result.error.issues) {
    issues[issue.path.join('.')] ??= { code: issue.code ?? 'invalid', params: paramsOf(issue) };
  }
  return { issues };
}

/** The same check for react-hook-form. */
export const byContract =
  <Values extends FieldValues>(schema: Schema<Values>): Resolver<Values> =>
  (values) => {
    const checked = check(schema, values);
    if ('body' in checked) return { values: checked.body, errors: {} };
    const errors = Object.entries(checked.issues).map(([field, issue]) => [field, issueError(issue)]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
