import * as z from 'zod/mini';
import type { IssueCode } from './issue.ts';

/** Code of a rule that does not hold; its sentence may quote `days`. */
interface Fault {
  readonly code: IssueCode;
  readonly days?: number;
}

/**
 * A rule about one value. It runs once every check before it holds: a refinement of zod also runs on a text that is too
 * long, and then takes as long as that text makes it.
 */
export const rule = <T>(holds: (value: T) => boolean, params: Fault) =>
  z.refine<T>(holds, { params: { ...params }, when: ({ issues }) => issues.length === 0 });

/** A rule about some fields of an object. It runs once these are valid, whatever is wrong with the others. */
export const fieldsRule = <T extends object, K extends keyof T & string>(
  fields: readonly K[],
  holds: (values: Pick<T, K>) => boolean,
  { path, ...params }: Fault & { readonly path: readonly string[] },
) => {
  const names = new Set<PropertyKey | undefined>(fields);
  return z.refine<T>(holds, {
    path: [...path],
    params,
    // An issue without a path is one of the object itself.
    when: ({ issues }) => !issues.some((issue) => !issue.path?.length || names.has(issue.path[0])),
  });
};
