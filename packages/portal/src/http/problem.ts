import { PROBLEM_STATUS, type Problem, type ProblemType, type ValidationIssue } from '@hireyard/contract';

/** Failures without a problem document: `network` never arrived, `unknown` could not be read. */
export type HttpProblemType = ProblemType | 'network' | 'unknown';

/** What went wrong with a call, for pages and forms to show. Serialisable, so that the store may hold it. */
export interface HttpProblem extends Omit<Problem, 'type' | 'traceId' | 'errors'> {
  readonly type: HttpProblemType;
  /** The HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** What a user quotes to support; null where the server gave none. */
  readonly traceId: string | null;
  readonly errors?: readonly ValidationIssue[] | undefined;
  /** Seconds that the server asks to wait before the next call (`Retry-After`). */
  readonly retryAfter?: number;
}

/** Tells a problem from other errors. */
export const isHttpProblem = (error: unknown): error is HttpProblem =>
  typeof error === 'object' && error !== null && 'type' in error && 'status' in error;

/** The problem of a failed query; any other error is a fault of the portal and goes to the page's error boundary. */
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

/** Reads the problem document of an answer that is not ok; a gateway's HTML page becomes `unknown`. */
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
