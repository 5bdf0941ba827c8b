import { type Endpoint, issuesOf, paramNames, type ValidationIssue } from '@hireyard/contract';
import { ExternalId } from '@hireyard/contract/backoffice';
import type * as z from 'zod/mini';
import { isUuid } from '../domain/uuid.ts';
import { invalid, malformed, notFound } from './problem.ts';

/** Deeper than any body of the contract. Prevents a stack overflow below. */
const MAX_DEPTH = 32;
/** One long name may contain thousands of invalid values: pointers to all of them would fill the memory. */
const MAX_UNSTORABLE = 10;

/** False for NUL and lone surrogates, because PostgreSQL cannot store them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Path parameters with a name instead of an id. The handler answers an unknown name. */
const NAMES: readonly string[] = ['kind', 'run', 'fleetNumber', 'position'];

/**
 * Returns the path parameters, most of them ids. A value that cannot be an id is answered like an unknown id, except where
 * the call would make the resource.
 */
export function parseParams(endpoint: Endpoint, input: unknown): Record<string, string> | undefined {
  const { externalId, ...params } = (input ?? {}) as Record<string, string>;
  const isName = (name: string) => NAMES.includes(name) || (name === 'id' && endpoint.namedAs !== undefined);
  const isSound = ([name, value]: [string, string]) => (isName(name) ? isStorable(value) : isUuid(value));
  if (!Object.entries(params).every(isSound)) throw notFound();
  if (externalId !== undefined) return { ...params, externalId: externalIdOf(endpoint, externalId) };
  return paramNames(endpoint).length > 0 ? params : undefined;
}

function externalIdOf({ makes }: Endpoint, input: string): string {
  const parsed = isStorable(input) ? ExternalId.safeParse(input) : null;
  if (parsed?.success) return parsed.data;
  if (!makes) throw notFound();
  const issues = parsed ? pointedIssues(parsed.error.issues, input, pointerOf) : [{ code: 'characters' as const }];
  throw invalid(issues.map((issue) => ({ ...issue, pointer: '/externalId' })));
}

/** Parses the query string. An invalid parameter is reported as `?name`. */
export function parseQuery(schema: z.ZodMiniType | undefined, query: unknown): unknown {
  if (!schema) return undefined;
  const input = { ...(query as Record<string, string | string[]>) };
  const unstorable = Object.entries(input).filter(([name, value]) => ![name, value].flat().every(isStorable));
  if (unstorable.length)
    throw invalid(unstorable.map(([name]) => ({ pointer: `?${name}`, code: 'characters' as const })));
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(pointedIssues(parsed.error.issues, input, (path) => `?${String(path[0] ?? '')}`));
}

/** Parses a JSON body. An invalid value is reported by its JSON pointer (RFC 6901). */
export function parseBody(schema: z.ZodMiniType | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  if (body === undefined) throw malformed('A JSON body is needed.');
  const unstorable: string[] = [];
  for (const pointer of unstorablePointers(body, '', 0)) if (unstorable.push(pointer) === MAX_UNSTORABLE) break;
  if (unstorable.length) throw invalid(unstorable.map((pointer) => ({ pointer, code: 'characters' as const })));
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(pointedIssues(parsed.error.issues, body, pointerOf));
}

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function* unstorablePointers(value: unknown, pointer: string, depth: number): Generator<string> {
  if (typeof value === 'string' && !isStorable(value)) yield pointer;
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw malformed('The JSON body is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (isStorable(key)) yield* unstorablePointers(inner, pointer + pointerOf([key]), depth + 1);
    else yield pointer;
  }
}

const pointedIssues = (
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  point: (path: readonly PropertyKey[]) => string,
): ValidationIssue[] => issuesOf(issues, input).map(({ path, ...issue }) => ({ pointer: point(path), ...issue }));
