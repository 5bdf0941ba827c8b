import type { Direction } from '@hireyard/contract';
import { isUuid } from '../domain/uuid.ts';
import { invalid } from '../http/problem.ts';

/** The place of a row in a sorted list: the values of its sort keys as texts, and its id. */
export interface Position {
  readonly keys: readonly (string | null)[];
  readonly id: string;
}
interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

/** Writes a position as the cursor of a sort. */
export const positionText = ({ field, direction }: Sort, { keys, id }: Position): string =>
  Buffer.from(JSON.stringify([field, direction, id, ...keys])).toString('base64url');

const refused = () => invalid([{ pointer: '?after', code: 'format' }]);

/** Reads a cursor. Throws if it is not one of this sort. The database refuses values that do not fit their column. */
export function positionOf(text: string, { field, direction }: Sort, keyCount: number): Position {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refused();
  }
  if (!Array.isArray(parts)) throw refused();
  const [ownField, ownDirection, id, ...keys] = parts;
  const isOfSort = ownField === field && ownDirection === direction && keys.length === keyCount;
  const isText = keys.every((key) => key === null || typeof key === 'string');
  if (!isOfSort || !isText || typeof id !== 'string' || !isUuid(id)) throw refused();
  return { keys, id };
}

/** Class of PostgreSQL's error codes for values that do not fit their type. */
const DATA_EXCEPTION = /^22/;

/** Runs a read by a cursor. Answers that the cursor is invalid if the database refuses its values. */
export async function readAfter<T>(after: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (after !== undefined && typeof code === 'string' && DATA_EXCEPTION.test(code)) throw refused();
    throw error;
  }
}
