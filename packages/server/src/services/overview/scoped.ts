import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ClientScope } from '../../http/route.ts';

/**
 * The one way to a client's rental data: each query starts inside the client and, where the user is confined
 * to projects, inside those (DOM-11). What belongs to no project is then out of sight too.
 */
export function scoped(db: Kysely<Database>, { clientId, projects }: ClientScope) {
  return {
    lines() {
      const query = db.selectFrom('contract_line as line').where('line.client_id', '=', clientId);
      return projects === 'all' ? query : query.where('line.project_id', 'in', orNothing(projects));
    },
    contracts() {
      const query = db.selectFrom('contract').where('contract.client_id', '=', clientId);
      return projects === 'all' ? query : query.where('contract.project_id', 'in', orNothing(projects));
    },
    projects() {
      const query = db.selectFrom('project').where('project.client_id', '=', clientId);
      return projects === 'all' ? query : query.where('project.id', 'in', orNothing(projects));
    },
  };
}
export type Scoped = ReturnType<typeof scoped>;

const NO_ID = '00000000-0000-0000-0000-000000000000';
/** SQL has no empty list: the nil UUID, which no row carries, matches nothing. */
export const orNothing = <T extends string>(values: readonly T[]): readonly (T | string)[] =>
  values.length > 0 ? values : [NO_ID];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What is no UUID names nothing: it must not reach a uuid column, which would refuse the whole query. */
export const isUuid = (value: string): boolean => UUID.test(value);
