import { fullPath } from './core/endpoint.ts';
import { Problem } from './core/problem-schemas.ts';
import { answersOf, HEADERS, problemsOf } from './openapi/answers.ts';
import type { Json } from './openapi/client-schema.ts';
import { type CommentAt, ComponentSchemas } from './openapi/component-schemas.ts';
import { parametersOf } from './openapi/parameters.ts';
import type { Operation } from './operations.ts';

export { asOpenApi30 } from './openapi/open-api-3-0.ts';
export { type CommentAt, problemsOf };

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const needsOf = ({ module, rights }: Operation): string | undefined => {
  const needs = [
    ...(module ? [`Needs the module ${module}.`] : []),
    ...(rights.length ? [`Needs the rights ${rights.join(', ')}.`] : []),
  ];
  return needs.length ? needs.join(' ') : undefined;
};

/** Body of an upload. */
const FileUpload = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

function bodyOf(e: Operation, schemas: ComponentSchemas): Json | undefined {
  if (e.carries === 'upload') {
    const schema = { $ref: '#/components/schemas/FileUpload' };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!e.body) return undefined;
  const schema = schemas.reference(`${capital(e.id)}Body`, e.body, 'input', [e.id, 'body']);
  return { required: true, content: { 'application/json': { schema } } };
}

/** Returns the resource of an operation: the first part of its path. */
const tagOf = ({ path }: Operation): string => {
  const [first = '', second = ''] = path.slice(1).split('/');
  if (first === '.well-known') return 'auth';
  return first === 'backoffice' ? second : first;
};

/** Operations that read the cookie of the session. */
const BY_COOKIE = ['refresh', 'logout'];

const securityOf = ({ id, access }: Operation): Json[] => {
  if (BY_COOKIE.includes(id)) return [{ refreshCookie: [] }];
  return access === 'public' ? [] : [{ bearer: [] }];
};

const operation = (e: Operation, schemas: ComponentSchemas, problem: Json, comment: string | null): Json => ({
  operationId: e.id,
  summary: e.summary,
  description: [comment, needsOf(e)].filter(Boolean).join(' ') || undefined,
  tags: [tagOf(e)],
  security: securityOf(e),
  parameters: parametersOf(e),
  requestBody: bodyOf(e, schemas),
  responses: answersOf(e, schemas, problem, `${capital(e.id)}Answer`),
});

interface Described {
  readonly title: string;
  readonly version: string;
  readonly table: readonly Operation[];
  /** Origin of the server. */
  readonly server?: string;
  readonly commentAt?: CommentAt;
}

/** Generates the OpenAPI 3.1 document of an API from its route table. */
export const openApiDocument = ({ title, version, table, server = '/', commentAt = () => null }: Described): Json => {
  const schemas = new ComponentSchemas(commentAt);
  const problem = schemas.reference('Problem', Problem, 'output');
  const paths: Record<string, Json> = {};
  for (const e of table) {
    paths[fullPath(e)] = {
      ...paths[fullPath(e)],
      [e.method.toLowerCase()]: operation(e, schemas, problem, commentAt([e.id])),
    };
  }
  const isForMachines = table.some(({ access }) => access === 'machine');
  const document = {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: [...new Set(table.map(tagOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...(table.some(({ carries }) => carries === 'upload') ? { FileUpload } : {}),
        ...schemas.components(),
      },
      headers: HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: isForMachines ? 'secret' : 'JWT' },
        ...(isForMachines ? {} : { refreshCookie: { type: 'apiKey', in: 'cookie', name: '__Host-hireyard_refresh' } }),
      },
    },
  };
  // Omits undefined values.
  return JSON.parse(JSON.stringify(document)) as Json;
};
