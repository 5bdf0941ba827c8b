import type { Problem, ProblemType, ValidationIssue } from '@hireyard/contract';

/** An answer that is no problem document: `network` never arrived, `unknown` could not be read. */
export type HttpProblemType = ProblemType | 'network' | 'unknown';

/** What went wrong with a call, in the shape that pages and forms show. Serialisable, so that the store may hold it. */
export interface HttpProblem extends Omit<Problem, 'type' | 'traceId' | 'errors'> {
  readonly type: HttpProblemType;
  /** The HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** What a user quotes to support; null where the server gave none. */
  readonly traceId: string | null;
  readonly errors?: readonly ValidationIssue[] | undefined;
}

/** How the pipeline fails: always with this, never with anything else. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem, options?: ErrorOptions) {
    super(`${problem.status} ${problem.type}: ${problem.title}`, options);
    this.problem = problem;
  }
}
