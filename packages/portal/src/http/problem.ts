import { PROBLEM_STATUS, type Problem, type ProblemType, type ValidationIssue } from '@hireyard/contract';

/** Failures without a problem document: `network` got no answer, `unknown` has an unreadable answer. */
export type HttpProblemType = ProblemType | 'network' | 'unknown';

/** The problem of a failed call, for pages and forms. Serializable, so that the store can hold it. */
export interface HttpProblem extends Omit<Problem, 'type' | 'traceId' | 'errors'> {
  readonly type: HttpProblemType;
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  /** Trace id for support, or null if the server sent none. */
  readonly traceId: string | null;
  readonly errors?: readonly ValidationIssue[] | undefined;
  /** Seconds to wait before the next call (`Retry-After`). */
  readonly retryAfter?: number;
}

export const isHttpProblem = (error: unknown): error is HttpProblem =>
  typeof error === 'object' && error !== null && 'type' in error && 'status' in error;

/** Returns whether the server says that the user may not see it, or that it is gone. */
export const isRefused = (error: unknown): boolean => isHttpProblem(error) && [403, 404, 410].includes(error.status);

/** Returns the problem of a failed query. Throws any other error, so that the page's error boundary catches it. */
export function problemOf(error: unknown): HttpProblem {
  if (isHttpProblem(error)) return error;
  throw error;
}

/** The only error that the pipeline throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem, options?: ErrorOptions) {
    super(`${problem.status} ${problem.type}: ${problem.title}`, options);
    this.problem = problem;
  }
}

const isProblemType = (type: unknown): type is ProblemType =>
  typeof type === 'string' && Object.hasOwn(PROBLEM_STATUS, type);

/** Reads the problem document of a failed response. A gateway's HTML page becomes `unknown`. */
export const readProblem = async (response: Response): Promise<HttpProblem> => {
  const { status } = response;
  const retryAfter = Number(response.headers.get('Retry-After'));
  const unknown: HttpProblem = {
    type: 'unknown',
    status,
    title: response.statusText,
    traceId: null,
    ...(retryAfter > 0 && { retryAfter }),
  };
  if (!response.headers.get('Content-Type')?.includes('json')) return unknown;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('type' in body) || !isProblemType(body.type)) return unknown;
  return { ...unknown, ...body, status } as HttpProblem;
};
