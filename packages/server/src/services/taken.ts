import { invalid } from '../http/problem.ts';

/** Answers 422 `taken` at the pointer where a write meets a value that another row of the unique constraint has. */
export async function orTaken<T>(write: Promise<T>, constraint: string, pointer: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint: broken } = error as { code?: string; constraint?: string };
    // 23505: unique_violation.
    if (code === '23505' && broken === constraint) throw invalid([{ pointer, code: 'taken' }]);
    throw error;
  }
}
