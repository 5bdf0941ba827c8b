import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { asOpenApi30, openApiDocument } from '@hireyard/contract/openapi';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';
import type { ServerContext } from './context.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { schemaComments } from './schema-comments.ts';

const APIS = {
  portal: { title: 'Hireyard API', table: ROUTE_TABLE },
  backoffice: { title: 'Hireyard back-office API', table: BACKOFFICE_TABLE },
} as const;

/** Returns the OpenAPI 3.1 document of an API, with the comments of its schemas. */
export const apiDocument = (api: keyof typeof APIS, server: string) =>
  openApiDocument({ ...APIS[api], version: '1', server, commentAt: schemaComments() });

interface Described {
  readonly publicUrl: () => string;
  readonly limitRate: ServerContext['limitRate'];
}

/** Page of the portal's API, with its document below. */
const PAGE = '/api/docs';

/**
 * Serves the OpenAPI documents, and a human-readable page of the portal's API. The back office has a document of its
 * own (OP-10). Each document is also served as OpenAPI 3.0 (OP-15), is made once and counts as a request (OP-46).
 */
export async function describeApi(app: FastifyInstance, { publicUrl, limitRate }: Described): Promise<void> {
  // Lazy: a document takes half a second, and the address of the server is known once it listens.
  const documentOf = (api: keyof typeof APIS) => once(() => apiDocument(api, publicUrl()));
  const portal = documentOf('portal');
  const backoffice = documentOf('backoffice');
  const sendPortal = senderOf(portal);
  const serve = (path: string, send: Send) =>
    app.get(path, { onRequest: limitRate }, async (request, reply) => send(request, reply));
  serve('/api/openapi.json', sendPortal);
  serve(
    '/api/openapi-3.0.json',
    senderOf(() => asOpenApi30(portal())),
  );
  serve('/api/backoffice/openapi.json', senderOf(backoffice));
  serve(
    '/api/backoffice/openapi-3.0.json',
    senderOf(() => asOpenApi30(backoffice())),
  );
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transformObject: () => portal() as never });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: DOCS_POLICY,
    uiHooks: {
      onRequest: limitRate,
      // Answers before the handler of the page's package, which would write the document anew.
      preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
        request.routeOptions.url === `${PAGE}/json` ? sendPortal(request, reply) : undefined,
    },
  });
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Returns a function that sends a document, or 304 to whoever has it. The document is written as JSON once. */
function senderOf(document: () => object): Send {
  const written = once(() => {
    const json = JSON.stringify(document());
    return { json, etag: etagOf(null, json) };
  });
  return (request, reply) => {
    const { json, etag } = written();
    reply.header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  };
}
