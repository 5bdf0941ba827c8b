import * as z from 'zod/mini';
import { ISSUE_CODES } from './issue.ts';
import { PROBLEM_STATUS, type ProblemType } from './problem.ts';

/**
 * Reason for a 422: a JSON pointer into the body (RFC 6901) or `?name` for a query parameter, and a code that the
 * portal translates.
 */
export const ValidationIssue = z.object({
  pointer: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** Body of every error, `application/problem+json`. Users quote `traceId` to support. */
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
