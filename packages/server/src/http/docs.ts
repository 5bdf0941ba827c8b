import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { asOpenApi30, openApiDocument } from '@hireyard/contract/openapi';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';
import { schemaComments } from './schema-comments.ts';

const APIS = {
  portal: { title: 'Hireyard API', table: ROUTE_TABLE },
  backoffice: { title: 'Hireyard back-office API', table: BACKOFFICE_TABLE },
} as const;

/** Returns the OpenAPI 3.1 document of an API, with the comments of its schemas. */
export const apiDocument = (api: keyof typeof APIS, server: string) =>
  openApiDocument({ ...APIS[api], version: '1', server, commentAt: schemaComments() });

/**
 * Serves the OpenAPI documents, and a human-readable page of the portal's API. The back office has a document of its
 * own (OP-10). Each document is also served as OpenAPI 3.0 (OP-15).
 */
export async function describeApi(app: FastifyInstance, publicUrl: () => string): Promise<void> {
  const documentOf = (api: keyof typeof APIS) => {
    let document: ReturnType<typeof apiDocument> | undefined;
    // Lazy: a document takes half a second, and the address of the server is known once it listens.
    return () => {
      document ??= apiDocument(api, publicUrl());
      return document;
    };
  };
  const portal = documentOf('portal');
  const backoffice = documentOf('backoffice');
  app.get('/api/openapi.json', async () => portal());
  app.get('/api/openapi-3.0.json', async () => asOpenApi30(portal()));
  app.get('/api/backoffice/openapi.json', async () => backoffice());
  app.get('/api/backoffice/openapi-3.0.json', async () => asOpenApi30(backoffice()));
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transformObject: () => portal() as never });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
