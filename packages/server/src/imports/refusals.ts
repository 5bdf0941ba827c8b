import type { RowAnswer } from '@hireyard/contract/backoffice';
import { toProblemError } from '../http/errors.ts';
import type { ProblemError } from '../http/problem.ts';

export const refused = (externalId: string | null, { type, extension }: ProblemError): RowAnswer => ({
  externalId,
  outcome: 'refused',
  problem: type,
  errors: extension.errors ?? [],
});

/** Returns the problem of a row. Throws errors that are not the row's fault: they end the whole call. */
export function refusalOf(error: unknown): ProblemError {
  const problem = toProblemError(error as Parameters<typeof toProblemError>[0]);
  if (problem.status >= 500) throw error;
  return problem;
}
