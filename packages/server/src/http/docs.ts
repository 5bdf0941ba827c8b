import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@hireyard/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';

const VERSION = '1';

/** The OpenAPI document and its human-readable page. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(VERSION);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
}
