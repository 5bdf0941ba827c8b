import * as z from 'zod/mini';
import type { IssueCode } from './issue.ts';

/** Issue code of a broken rule; its sentence may use `days`. */
interface Fault {
  readonly code: IssueCode;
  readonly days?: number;
}

/**
 * Rule for one value. Runs only after all earlier checks pass, because zod refines too long texts as well and their
 * length determines the cost.
 */
export const rule = <T>(holds: (value: T) => boolean, params: Fault) =>
  z.refine<T>(holds, { params: { ...params }, when: ({ issues }) => issues.length === 0 });

/** For a rule of a list in which a value stands once. */
export const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Rule for several fields of an object. Runs once these fields are valid, even if others are not. */
export const fieldsRule = <T extends object, K extends keyof T & string>(
  fields: readonly K[],
  holds: (values: Pick<T, K>) => boolean,
  { path, ...params }: Fault & { readonly path: readonly string[] },
) => {
  const names = new Set<PropertyKey | undefined>(fields);
  return z.refine<T>(holds, {
    path: [...path],
    params,
    // An issue without a path concerns the object itself.
    when: ({ issues }) => !issues.some((issue) => !issue.path?.length || names.has(issue.path[0])),
  });
};
