import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT_HEADER } from './client-scope.ts';
import type { ConfigFiles } from './config-files.ts';
import { API_POLICY, DOCS_POLICY } from './content-security-policy.ts';

/** Returns the path as the router reads it, however it is spelled: `/%61pi/x` is `/api/x`. */
export function pathOf(request: FastifyRequest): string {
  const spelled = request.url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(spelled);
  } catch {
    return spelled;
  }
}

/** Compares the matched route. Falls back to the path if no route or only a catch-all route matched. */
const isBelow = (prefix: string) => (request: FastifyRequest) => {
  const { url } = request.routeOptions;
  const path = url === undefined || url === '/*' ? pathOf(request) : url;
  return path === prefix || path.startsWith(`${prefix}/`);
};

export const isApi = isBelow('/api');
const isDocs = isBelow('/api/docs');
const isProbe = isBelow('/health');

/** One year. Sent only over TLS. Covers the hosts below this one on request, since not all of them may have TLS. */
const HSTS = 'max-age=31536000';
/** The camera takes photos of a machine. No other device feature is used. */
const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';
const VARY = `Authorization, ${CLIENT_HEADER}`;

/** Adds the security headers to every answer, errors included. */
export async function secureAnswers(
  app: FastifyInstance,
  files: ConfigFiles,
  secure: (request: FastifyRequest) => boolean,
  hstsSubdomains: boolean,
): Promise<void> {
  const hsts = hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (secure(request)) reply.header('strict-transport-security', hsts);
    if (isApi(request)) reply.headers({ 'cache-control': 'private, no-cache', vary: VARY });
    reply.header('content-security-policy', await policyFor(request, files));
  });
}

const policyFor = (request: FastifyRequest, files: ConfigFiles): string | Promise<string> => {
  if (isDocs(request)) return DOCS_POLICY;
  return isApi(request) || isProbe(request) ? API_POLICY : files.policy();
};
