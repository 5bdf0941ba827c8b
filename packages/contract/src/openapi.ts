import * as z from 'zod/mini';
import { fullPath, paramNames } from './core/endpoint.ts';
import { PROBLEM_STATUS, type ProblemType } from './core/problem.ts';
import { Problem } from './core/problem-schemas.ts';
import type { Operation } from './operations.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const pathParameters = (e: Operation): Json[] =>
  paramNames(e).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const queryParameters = (schema: z.ZodMiniType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
    style: 'form',
    explode: true,
  }));
};

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const headers = (e: Operation): Json[] => [
  ...(e.access === 'client'
    ? [header('x-mysite-corporate-client-external-uuid', true, 'The corporate client the caller acts within')]
    : []),
  ...(e.ifMatch ? [header('If-Match', true, 'The ETag of the version that was read')] : []),
  ...(e.idempotent
    ? [header('Idempotency-Key', false, 'One effect per key for 24 hours; the first answer is replayed')]
    : []),
];

/** Returns the problems of an endpoint, in the order of the server's checks. */
export const problemsOf = (e: Operation): ProblemType[] => [
  ...(e.access === 'public' ? [] : (['token'] as const)),
  ...(e.access === 'client' ? (['missing-client-context', 'not-found'] as const) : []),
  ...(e.module ? (['module-inactive'] as const) : []),
  ...(e.rights.length ? (['missing-right'] as const) : []),
  ...(e.query || e.body ? (['malformed', 'validation'] as const) : []),
  ...(e.ifMatch ? (['stale-version'] as const) : []),
  ...(e.idempotent ? (['idempotency-key-reuse'] as const) : []),
  ...e.problems,
  ...(e.body ? (['request-timeout'] as const) : []),
  'unavailable',
];

const needsOf = ({ module, rights }: Operation): string | undefined => {
  const needs = [
    ...(module ? [`Needs the module ${module}.`] : []),
    ...(rights.length ? [`Needs the rights ${rights.join(', ')}.`] : []),
  ];
  return needs.length ? needs.join(' ') : undefined;
};

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const FILE = { type: 'string', format: 'binary' };

const bodyOf = (e: Operation): Json | undefined => {
  if (e.carries === 'upload') {
    const schema = { type: 'object', required: ['file'], properties: { file: FILE } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return e.body && { required: true, ...json(schemaOf(e.body, 'input')) };
};

const contentOf = (e: Operation): Json => {
  if (e.carries === 'download') return { content: { '*/*': { schema: FILE } } };
  return e.response ? json(schemaOf(e.response, 'output')) : {};
};

const operation = (e: Operation): Json => {
  const byStatus = Object.groupBy([...new Set(problemsOf(e))], (type) => String(PROBLEM_STATUS[type]));
  return {
    operationId: e.id,
    summary: e.summary,
    description: needsOf(e),
    tags: [e.access === 'machine' ? 'backoffice' : e.base],
    security: e.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(e), ...queryParameters(e.query), ...headers(e)],
    requestBody: bodyOf(e),
    responses: {
      [e.status]: { description: 'Success', ...contentOf(e) },
      ...(e.makes ? { 201: { description: 'Made', ...contentOf(e) } } : {}),
      ...Object.fromEntries(
        Object.entries(byStatus).map(([status, types]) => [
          status,
          {
            description: (types ?? []).join(' or '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
};

/** Generates the OpenAPI 3.1 document of an API from its route table. */
export const openApiDocument = (title: string, version: string, table: readonly Operation[]): Json => {
  const paths: Record<string, Json> = {};
  const isForMachines = table.some(({ access }) => access === 'machine');
  for (const e of table) {
    paths[fullPath(e)] = { ...paths[fullPath(e)], [e.method.toLowerCase()]: JSON.parse(JSON.stringify(operation(e))) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: isForMachines ? 'secret' : 'JWT' } },
    },
  };
};
