import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { asOpenApi30, openApiDocument } from '@hireyard/contract/openapi';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';

const VERSION = '1';

/**
 * Serves the OpenAPI documents, and a human-readable page of the portal's API. The back office has a document of its
 * own (OP-10). Each document is also served as OpenAPI 3.0 (OP-15).
 */
export async function describeApi(app: FastifyInstance, publicUrl: () => string): Promise<void> {
  const documentOf = (title: string, table: readonly Operation[]) => {
    let document: ReturnType<typeof openApiDocument> | undefined;
    // Lazy: a document takes half a second, and the address of the server is known once it listens.
    return () => {
      document ??= openApiDocument(title, VERSION, table, publicUrl());
      return document;
    };
  };
  const portal = documentOf('Hireyard API', ROUTE_TABLE);
  const backoffice = documentOf('Hireyard back-office API', BACKOFFICE_TABLE);
  app.get('/api/openapi.json', async () => portal());
  app.get('/api/openapi-3.0.json', async () => asOpenApi30(portal()));
  app.get('/api/backoffice/openapi.json', async () => backoffice());
  app.get('/api/backoffice/openapi-3.0.json', async () => asOpenApi30(backoffice()));
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transformObject: () => portal() as never });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
