import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientScope } from '../../http/route.ts';

/** A member of the client: their id, and whether they handle requests, as values or as SQL. */
interface Member {
  readonly id: string | RawBuilder<string>;
  readonly handles: boolean | RawBuilder<SqlBool>;
}

/** True for a request that waits for a member (DOM-04). A request in review waits for its handler alone. */
export const waitsForMember = ({ id, handles }: Member): RawBuilder<SqlBool> =>
  sql`((request.waits_for = 'writer' and request.created_by = ${id})
    or (request.waits_for = 'handlers' and ${handles} and (request.handler_id is null or request.handler_id = ${id})))`;

/** True for a request that waits for the caller. */
export const waitsForCaller = ({ userId, rights }: ClientScope): RawBuilder<SqlBool> =>
  waitsForMember({ id: userId, handles: rights.has('request-handle') });
