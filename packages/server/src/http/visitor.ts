import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDeviceToken } from '../auth/device.ts';
import type { Visitor } from './route.ts';

export const REFRESH_COOKIE = 'hireyard_refresh';
export const DEVICE_COOKIE = 'hireyard_device';

/**
 * Refresh token and device are cookies that scripts cannot read and other sites cannot send. Over TLS the prefix
 * `__Host-` keeps other hosts of the domain from setting them. It requires the path `/` (RFC 6265bis).
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Visitor {
  const prefix = secure ? '__Host-' : '';
  const path = secure ? '/' : '/api/usermgmt/auth';
  const attributes = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  const refreshCookie = `${prefix}${REFRESH_COOKIE}`;
  const deviceCookie = `${prefix}${DEVICE_COOKIE}`;
  const device = request.cookies[deviceCookie] ?? '';
  return {
    refreshToken: request.cookies[refreshCookie] || null,
    deviceToken: isDeviceToken(device) ? device : null,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
    setRefreshToken: (token, expiresAt) => {
      reply.setCookie(refreshCookie, token, { ...attributes, expires: expiresAt });
    },
    clearRefreshToken: () => {
      reply.clearCookie(refreshCookie, attributes);
    },
    setDeviceToken: (token, expiresAt) => {
      reply.setCookie(deviceCookie, token, { ...attributes, expires: expiresAt });
    },
  };
}
