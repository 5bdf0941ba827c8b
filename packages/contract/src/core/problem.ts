/** The problem types of the API and the status each answers with (RFC 9457; domain.md «HTTP API»). */
export const PROBLEM_STATUS = {
  malformed: 400,
  'missing-client-context': 400,
  token: 401,
  credentials: 401,
  'module-inactive': 403,
  'missing-right': 403,
  'client-blocked': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'illegal-transition': 409,
  'idempotency-key-reuse': 409,
  'stale-version': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  validation: 422,
  'too-many-requests': 429,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const;
export type ProblemType = keyof typeof PROBLEM_STATUS;
