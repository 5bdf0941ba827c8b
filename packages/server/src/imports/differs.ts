import { isDeepStrictEqual } from 'node:util';

/** True if a stored row has another value in one of the columns. */
export const differs = <T extends object>(stored: T, set: { readonly [C in keyof T]?: unknown }): boolean =>
  Object.entries(set).some(([column, value]) => !isDeepStrictEqual((stored as Record<string, unknown>)[column], value));

/** Returns the given columns alone: what a row leaves out stays as it is. */
export const given = <T extends object>(columns: T): { [C in keyof T]: Exclude<T[C], undefined> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as never;
