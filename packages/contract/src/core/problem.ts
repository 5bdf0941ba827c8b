/** Problem types of the API and their status codes (RFC 9457; domain.md «HTTP API»). */
export const PROBLEM_STATUS = {
  malformed: 400,
  'missing-client-context': 400,
  token: 401,
  credentials: 401,
  'module-inactive': 403,
  'missing-right': 403,
  /** Refused within a view of the portal as another user (DK-15). */
  'read-only-view': 403,
  'client-blocked': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'illegal-transition': 409,
  'inspection-overdue': 409,
  'last-administrator': 409,
  'role-in-use': 409,
  'idempotency-key-reuse': 409,
  /** The client's files use all of its storage. */
  'storage-full': 409,
  'too-many-unused-files': 409,
  'import-running': 409,
  /** An order is sent under terms that its sender has not accepted (OP-66). */
  'terms-not-accepted': 409,
  /** A later version of the row has arrived already. */
  'newer-version': 409,
  'link-expired': 410,
  /** Cursor of changes that are not logged any more. */
  'cursor-outdated': 410,
  'stale-version': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** Picture in a format of phones that few programs can show. */
  'heic-picture': 415,
  validation: 422,
  'picture-too-complex': 422,
  /** PDF that can run scripts or start programs, or that cannot be checked for it. */
  'active-content': 422,
  'too-many-requests': 429,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const;
export type ProblemType = keyof typeof PROBLEM_STATUS;
