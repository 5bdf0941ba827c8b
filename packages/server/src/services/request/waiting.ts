import { type SqlBool, sql } from 'kysely';
import type { ClientScope } from '../../http/route.ts';

/** Requests whose turn is the caller's: `waitsForUser` of the domain is the same rule. */
export const waitsForCaller = ({ userId, rights }: ClientScope) => {
  const own = sql<SqlBool>`(request.waits_for = 'writer' and request.created_by = ${userId})`;
  if (!rights.has('request-handle')) return own;
  return sql<SqlBool>`(${own} or (request.waits_for = 'handlers'
    and (request.handler_id is null or request.handler_id = ${userId})))`;
};
