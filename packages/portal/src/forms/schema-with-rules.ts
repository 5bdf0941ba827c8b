import type { IssueAt, Schema } from '@hireyard/contract';

interface Rules<Body, Values> {
  /** Issues of the values that keep a body from being built, such as an empty choice. */
  readonly before?: (values: Values) => readonly IssueAt[];
  /** Builds the request body. By default the values are the body. */
  readonly bodyOf?: (values: Values) => unknown;
  /** Maps the path of an issue in the body to the path of its field. */
  readonly fieldOf?: (path: readonly PropertyKey[]) => readonly PropertyKey[];
  /** Checks a valid body by rules that the server checks too, such as the opening days of a depot. */
  readonly issuesOf: (body: Body) => readonly IssueAt[];
}

/** Issue of a rule in the form in which zod reports its own. */
const asZod = ({ path, code, params }: IssueAt) => ({ code: 'custom', path, params: { ...params, code }, message: '' });

/** A schema of the contract, followed by rules that need more than the body. */
export const schemaWithRules = <Body, Values = Body>(
  schema: Pick<Schema, 'safeParse'>,
  { before, bodyOf, fieldOf, issuesOf }: Rules<Body, Values>,
): Pick<Schema, 'safeParse'> => ({
  safeParse: ((values: Values) => {
    const refuse = (issues: readonly IssueAt[]) => ({ success: false, error: { issues: issues.map(asZod) } });
    const early = before?.(values) ?? [];
    if (early.length > 0) return refuse(early);
    const result = schema.safeParse(bodyOf ? bodyOf(values) : values);
    if (!result.success) {
      const issues = result.error.issues.map((issue) => ({ ...issue, path: fieldOf?.(issue.path) ?? issue.path }));
      return { success: false, error: { issues } };
    }
    const issues = issuesOf(result.data as Body);
    return issues.length === 0 ? result : refuse(issues);
    // A form reads no more of a result than this.
  }) as unknown as Schema['safeParse'],
});
