import { PROBLEM_STATUS, type ProblemType } from '../core/problem.ts';
import type { Operation } from '../operations.ts';
import type { Json } from './client-schema.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import { mediaTypesOf } from './media-types.ts';

const text = (description: string): Json => ({ description, schema: { type: 'string' } });
const number = (description: string): Json => ({ description, schema: { type: 'integer', format: 'int32' } });

/** Headers of answers. */
export const HEADERS = {
  ETag: text(
    'Version of the answer. Send it as `If-Match` with an edit, or as `If-None-Match` to read only what changed.',
  ),
  'Idempotent-Replayed': text(
    '`true` if the `Idempotency-Key` was used before: this is the first answer, and there was one effect.',
  ),
  'Content-Disposition': text('Name of the file.'),
  'X-Estimated-Size': number('Estimated size of a file of unknown length, in bytes.'),
  'X-Left-Out': text(
    'Up to 20 records that are not in the file, in 2,000 bytes at most, percent-encoded and separated by commas.',
  ),
  'X-Left-Out-Count': number('Number of records that are not in the file.'),
  'Set-Cookie': text('Refresh token and device: cookies that scripts cannot read.'),
  'Retry-After': number('Seconds after which to try again.'),
  'WWW-Authenticate': text('`Bearer`.'),
} satisfies Record<string, Json>;
type Header = keyof typeof HEADERS;

const headers = (names: readonly Header[]): Json =>
  names.length > 0
    ? { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }
    : {};

/** Operations that set or clear the cookies of a session. */
const SETS_COOKIES = ['login', 'refresh', 'logout'];

/** Writes of the portal are refused in a view as a user, which only reads (DK-15). */
const isRefusedInView = ({ access, method }: Operation): boolean =>
  method !== 'GET' && (access === 'client' || access === 'token');

/** Returns the problems of an operation, in the order of the server's checks. */
export const problemsOf = (e: Operation): ProblemType[] => {
  const isUpload = e.carries === 'upload';
  return [
    ...(e.access === 'public' ? [] : (['token'] as const)),
    'too-many-requests',
    ...(e.access === 'client' ? (['missing-client-context', 'not-found'] as const) : []),
    ...(e.module ? (['module-inactive'] as const) : []),
    ...(e.rights.length || e.access === 'desk' ? (['missing-right'] as const) : []),
    ...(isRefusedInView(e) ? (['read-only-view'] as const) : []),
    ...(e.body || isUpload ? (['unsupported-media-type', 'too-large', 'request-timeout'] as const) : []),
    ...(e.query || e.body || e.ifMatch || e.idempotent ? (['malformed'] as const) : []),
    ...(e.query || e.body ? (['validation'] as const) : []),
    ...(e.ifMatch ? (['stale-version'] as const) : []),
    ...(e.idempotent ? (['idempotency-key-reuse'] as const) : []),
    ...e.problems,
    'internal',
    'unavailable',
  ];
};

const FILE = { type: 'string', format: 'binary' };

function successOf(e: Operation, schemas: ComponentSchemas, answerName: string): Json {
  if (e.carries === 'download') {
    const named: Header[] = ['ETag', 'Content-Disposition', 'X-Estimated-Size', 'X-Left-Out', 'X-Left-Out-Count'];
    const content = Object.fromEntries(mediaTypesOf(e).map((type) => [type, { schema: FILE }]));
    return { description: 'The file', ...headers(named), content };
  }
  const reference = e.response && schemas.reference(answerName, e.response, 'output', [e.id, 'response']);
  const isVersioned = e.response && 'shape' in e.response && 'version' in (e.response.shape as object);
  const named: Header[] = [
    ...(reference && (e.method === 'GET' || isVersioned) ? (['ETag'] as const) : []),
    ...(e.idempotent ? (['Idempotent-Replayed'] as const) : []),
    ...(SETS_COOKIES.includes(e.id) ? (['Set-Cookie'] as const) : []),
  ];
  return {
    description: 'Success',
    ...headers(named),
    ...(reference ? { content: { 'application/json': { schema: reference } } } : {}),
  };
}

/** Headers of a problem, by its status. */
const PROBLEM_HEADERS: Readonly<Record<string, readonly Header[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Returns the answers of an operation by status. */
export function answersOf(e: Operation, schemas: ComponentSchemas, problem: Json, answerName: string): Json {
  const byStatus = Object.groupBy([...new Set(problemsOf(e))], (type) => String(PROBLEM_STATUS[type]));
  const problems = Object.entries(byStatus).map(([status, types = []]) => [
    status,
    {
      description: `Problem of type ${types.map((type) => `\`${type}\``).join(' or ')}`,
      ...headers(PROBLEM_HEADERS[status] ?? []),
      content: { 'application/problem+json': { schema: problem } },
    },
  ]);
  const success = successOf(e, schemas, answerName);
  return { [e.status]: success, ...(e.makes ? { 201: success } : {}), ...Object.fromEntries(problems) };
}
