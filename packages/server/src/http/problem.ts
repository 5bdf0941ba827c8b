import { PROBLEM_STATUS, type Problem, type ProblemType, type ValidationIssue } from '@hireyard/contract';

type Extension = Omit<Partial<Problem>, 'type' | 'title' | 'status' | 'traceId'>;

const TITLES: Record<ProblemType, string> = {
  malformed: 'The request cannot be read',
  'missing-client-context': 'The corporate client header is missing',
  token: 'A valid access token is needed',
  credentials: 'E-mail address or password is wrong',
  'module-inactive': 'The module is not active for the corporate client',
  'missing-right': 'A right is missing',
  'read-only-view': 'A view as another user reads alone, and nothing of the account of the person',
  'client-blocked': 'The corporate client is blocked',
  'not-found': 'Not found',
  'method-not-allowed': 'The method is not allowed here',
  'request-timeout': 'The request took too long to arrive',
  'illegal-transition': 'The move is not allowed in this state',
  'inspection-overdue': 'An inspection is overdue or failed',
  'last-administrator': 'Nobody else could manage roles and users',
  'storage-full': 'The files of the client take all the space there is',
  'too-many-unused-files': 'Too many files of the user hang on nothing',
  'terms-not-accepted': 'The terms of the rental company are not accepted, or others hold today',
  'import-running': 'Another import of the client is running',
  'newer-version': 'A later version has arrived already',
  'role-in-use': 'Somebody holds the role',
  'idempotency-key-reuse': 'The idempotency key was used for another request',
  'cursor-outdated': 'Changes behind the cursor are not logged any more: read all records again',
  'link-expired': 'The link was used, has expired or was replaced',
  'stale-version': 'Someone else has changed this',
  'picture-too-complex': 'The picture takes too long to process',
  'active-content': 'The PDF can run scripts or start programs, or it cannot be checked for them',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'The content type is not supported',
  'heic-picture': 'The picture is in the HEIC format, whatever its name says',
  validation: 'The input is not valid',
  'too-many-requests': 'Too many requests',
  internal: 'Something went wrong on our side',
  maintenance: 'The portal is in maintenance',
  unavailable: 'The service is not available at the moment',
};

/** Error that is answered as `application/problem+json` (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly type: ProblemType;
  readonly extension: Extension;
  readonly headers: Readonly<Record<string, string>>;

  constructor(type: ProblemType, extension: Extension = {}, headers: Record<string, string> = {}) {
    super(type);
    this.type = type;
    this.extension = extension;
    this.headers = headers;
  }

  get status(): number {
    return PROBLEM_STATUS[this.type];
  }

  toProblem(traceId: string): Problem {
    return { type: this.type, title: TITLES[this.type], status: this.status, ...this.extension, traceId };
  }
}

/** Same answer for an unknown resource and for one of another client (DOM-11). */
export const notFound = () => new ProblemError('not-found');
export const staleVersion = () => new ProblemError('stale-version');
export const moduleInactive = () => new ProblemError('module-inactive');
export const missingRight = () => new ProblemError('missing-right');
export const linkExpired = () => new ProblemError('link-expired');
export const malformed = (detail: string) => new ProblemError('malformed', { detail });
/** Maximum number of reported issues. A body may have tens of thousands. */
const MAX_ISSUES = 100;
export const invalid = (errors: ValidationIssue[]) =>
  new ProblemError('validation', { errors: errors.slice(0, MAX_ISSUES) });
export const illegalTransition = (current: string, allowed: readonly string[]) =>
  new ProblemError('illegal-transition', { current, allowed: [...allowed] });
export const newerVersion = (current: string) => new ProblemError('newer-version', { current });
/** Every 401 names the authentication scheme (RFC 9110). */
export const unauthorized = () => new ProblemError('token', {}, { 'www-authenticate': 'Bearer' });
/** A dependency of the server is down or overloaded. The caller should retry soon. */
export const unavailable = () => new ProblemError('unavailable', {}, { 'retry-after': '2' });
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ProblemError('too-many-requests', {}, { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
