import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from './route.ts';

export const REFRESH_COOKIE = 'hireyard_refresh';
const COOKIE_PATH = '/api/usermgmt/auth';

/** The refresh token is a cookie that scripts cannot read and other sites cannot send. */
export function sessionOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Session {
  const attributes = { path: COOKIE_PATH, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    refreshToken: request.cookies[REFRESH_COOKIE] || null,
    address: request.ip,
    setRefreshToken: (token, expiresAt) => {
      reply.setCookie(REFRESH_COOKIE, token, { ...attributes, expires: expiresAt });
    },
    clearRefreshToken: () => {
      reply.clearCookie(REFRESH_COOKIE, attributes);
    },
  };
}
