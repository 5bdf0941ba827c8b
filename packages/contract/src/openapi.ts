import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { PROBLEM_STATUS, Problem, type ProblemType } from './problem.ts';
import { fullPath, ROUTE_TABLE } from './route-table.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parameters = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
    ...(where === 'query' ? { style: 'form', explode: true } : {}),
  }));
};

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const headers = (e: Endpoint): Json[] => [
  ...(e.access === 'client'
    ? [header('x-mysite-corporate-client-external-uuid', true, 'The corporate client the caller acts within')]
    : []),
  ...(e.ifMatch ? [header('If-Match', true, 'The ETag of the version that was read')] : []),
  ...(e.idempotent
    ? [header('Idempotency-Key', false, 'One effect per key for 24 hours; the first answer is replayed')]
    : []),
];

/** The problems an endpoint can answer with, in the order of the server's checks. */
export const problemsOf = (e: Endpoint): ProblemType[] => [
  ...(e.access === 'public' ? [] : (['token'] as const)),
  ...(e.access === 'client' ? (['missing-client-context', 'not-found'] as const) : []),
  ...(e.rights.length ? (['missing-right'] as const) : []),
  ...(e.query || e.body ? (['malformed', 'validation'] as const) : []),
  ...(e.ifMatch ? (['stale-version'] as const) : []),
  ...(e.idempotent ? (['idempotency-key-reuse'] as const) : []),
  ...e.problems,
];

const operation = (e: Endpoint): Json => {
  const byStatus = Object.groupBy([...new Set(problemsOf(e))], (type) => String(PROBLEM_STATUS[type]));
  return {
    operationId: e.id,
    summary: e.summary,
    description: e.rights.length ? `Needs the rights ${e.rights.join(', ')}.` : undefined,
    tags: [e.base],
    security: e.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters(e.params, 'path'), ...parameters(e.query, 'query'), ...headers(e)],
    requestBody: e.body
      ? { required: true, content: { 'application/json': { schema: schemaOf(e.body, 'input') } } }
      : undefined,
    responses: {
      [e.status]: {
        description: 'Success',
        ...(e.response ? { content: { 'application/json': { schema: schemaOf(e.response, 'output') } } } : {}),
      },
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

/** The OpenAPI 3.1 document of the whole API, made from the route table. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const e of ROUTE_TABLE as readonly Endpoint[]) {
    paths[fullPath(e)] = { ...paths[fullPath(e)], [e.method.toLowerCase()]: JSON.parse(JSON.stringify(operation(e))) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hireyard API', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
