import * as z from 'zod/mini';
import { ISSUE_CODES } from './issue.ts';
import { PROBLEM_STATUS, type ProblemType } from './problem.ts';

/** One reason a 422 was answered: where (RFC 6901 pointer into the body, or `?name` for a query parameter) and why (a code that the portal translates). */
export const ValidationIssue = z.object({
  pointer: z.string(),
  code: z.enum(ISSUE_CODES),
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
