import type { ValidationIssue } from '@hireyard/contract';
import type * as z from 'zod/mini';
import { invalid, malformed, notFound } from './problem.ts';

/** Deeper than any body of the contract; keeps the walk below off the stack's end. */
const MAX_DEPTH = 32;

/** PostgreSQL stores neither NUL nor half a character; both are refused before anything reads them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Path parameters; what can name no row is answered like a row that never was. */
export function parseParams(schema: z.ZodMiniType | undefined, params: unknown): unknown {
  const given = (params ?? {}) as Record<string, string>;
  if (!Object.values(given).every(isStorable)) throw notFound();
  if (!schema) return undefined;
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The query string, with each parameter that is wrong as `?name`. */
export function parseQuery(schema: z.ZodMiniType | undefined, query: unknown): unknown {
  if (!schema) return undefined;
  const given = { ...(query as Record<string, string | string[]>) };
  const unstorable = Object.entries(given).filter(([name, value]) => ![name, value].flat().every(isStorable));
  if (unstorable.length) throw invalid(unstorable.map(([name]) => ({ pointer: `?${name}`, code: 'characters' })));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(parsed.error.issues, given, (path) => `?${String(path[0] ?? '')}`));
}

/** A JSON body, with each value that is wrong as an RFC 6901 pointer. */
export function parseBody(schema: z.ZodMiniType | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  if (body === undefined) throw malformed('A JSON body is needed.');
  const unstorable = unstorablePointers(body, '', 0);
  if (unstorable.length) throw invalid(unstorable.map((pointer) => ({ pointer, code: 'characters' })));
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOf(parsed.error.issues, body, pointerOf));
}

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function unstorablePointers(value: unknown, pointer: string, depth: number): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === MAX_DEPTH) throw malformed('The JSON body is nested too deeply.');
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key) ? unstorablePointers(inner, pointer + pointerOf([key]), depth + 1) : [pointer],
  );
}

type Issue = z.core.$ZodIssue;
type Reason = Omit<ValidationIssue, 'pointer'>;

function issuesOf(issues: readonly Issue[], input: unknown, point: (path: PropertyKey[]) => string): ValidationIssue[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: point([...issue.path, key]), code: 'unknown' }))
      : [{ pointer: point(issue.path), ...reasonOf(issue, at(input, issue.path)) }],
  );
}

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);

/**
 * The reasons the portal translates: required, type, format {format}, choice, unknown, characters,
 * too-long / too-short {max / min} for text and lists, too-large / too-small {max / min} for numbers.
 */
function reasonOf(issue: Issue, value: unknown): Reason {
  if (value === undefined) return { code: 'required' };
  switch (issue.code) {
    case 'too_big':
      return { code: measured(issue.origin) ? 'too-long' : 'too-large', params: { max: Number(issue.maximum) } };
    case 'too_small':
      if (value === '') return { code: 'required' };
      return { code: measured(issue.origin) ? 'too-short' : 'too-small', params: { min: Number(issue.minimum) } };
    case 'invalid_format':
      return { code: 'format', params: { format: issue.format } };
    case 'invalid_value':
      return { code: 'choice' };
    case 'custom':
      return { code: typeof issue.params?.code === 'string' ? issue.params.code : 'format' };
    default:
      return { code: 'type' };
  }
}

const measured = (origin: string): boolean => origin === 'string' || origin === 'array';
