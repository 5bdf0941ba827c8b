import * as z from 'zod/mini';

/** The problem types of the API and the status each answers with (RFC 9457; domain.md «HTTP API»). */
export const PROBLEM_STATUS = {
  malformed: 400,
  'missing-client-context': 400,
  token: 401,
  credentials: 401,
  'missing-right': 403,
  'client-blocked': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'illegal-transition': 409,
  'idempotency-key-reuse': 409,
  'stale-version': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  validation: 422,
  'too-many-requests': 429,
  internal: 500,
  maintenance: 503,
} as const;
export type ProblemType = keyof typeof PROBLEM_STATUS;

/** One reason a 422 was answered: where (RFC 6901 pointer into the body, or `?name` for a query parameter) and why (a code that the portal translates). */
export const ValidationIssue = z.object({
  pointer: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** The body of every error, `application/problem+json`. `traceId` is what a user quotes to support. */
export const Problem = z.object({
  type: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemType, ...ProblemType[]]),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  traceId: z.string(),
  errors: z.optional(z.array(ValidationIssue)),
  current: z.optional(z.string()),
  allowed: z.optional(z.array(z.string())),
  bannerText: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
