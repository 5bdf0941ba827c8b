import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { openApiDocument } from '@hireyard/contract/openapi';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';

const VERSION = '1';

/**
 * Serves the OpenAPI documents, and a human-readable page of the portal's API. The back office has a document of its
 * own (OP-10).
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument('Hireyard API', VERSION, ROUTE_TABLE);
  const backoffice = openApiDocument('Hireyard back-office API', VERSION, BACKOFFICE_TABLE);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/backoffice/openapi.json', async () => backoffice);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
