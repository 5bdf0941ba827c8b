import { type Module, type NamedSubject, RESOURCES, type Resource, type Right, type Subject } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import { RESOURCE_TABLES } from '../database/client/ownership.ts';
import type { ClientScope } from '../http/route.ts';
import { memberName } from '../privacy/former-user.ts';

/** Access requirements of a resource beside visibility, and the SQL of its name. */
interface Readable {
  readonly module?: Module;
  readonly right?: Right;
  readonly name: RawBuilder<string> | ((reader: ClientDb) => RawBuilder<string>);
}
const READABLE: { readonly [R in Resource]: Readable } = {
  project: { name: sql`name` },
  contract: { module: 'order', right: 'contract-view', name: sql`number` },
  document: { right: 'document-view', name: sql`number` },
  asset: { module: 'asset', right: 'asset-view', name: sql`coalesce(tag || ' ' || name, product_code, '')` },
  assetImport: { module: 'asset', right: 'asset-manage', name: sql`file_name` },
  request: { module: 'request', name: sql`number || ' ' || title` },
  offHire: { module: 'order', right: 'contract-view', name: sql`coalesce(number, '')` },
  order: { module: 'order', name: sql`number` },
  address: { name: sql`concat_ws(', ', coalesce(name, line1), city)` },
  contactPerson: { name: sql`first_name || ' ' || last_name` },
  user: { right: 'manage-roles-and-users', name: memberName },
  role: { right: 'manage-roles-and-users', name: sql`name` },
};

export function mayRead({ modules, rights }: Pick<ClientScope, 'modules' | 'rights'>, resource: Resource): boolean {
  const { module, right } = READABLE[resource];
  return (module === undefined || modules.has(module)) && (right === undefined || rights.has(right));
}

/** Returns the resources that a caller may read at least in part. */
export const readableResources = (scope: ClientScope): Resource[] =>
  RESOURCES.filter((resource) => mayRead(scope, resource));

/** Returns the names of visible subjects. Null for the rest. */
export async function namesOf(db: ClientDb, subjects: readonly Subject[]): Promise<(subject: Subject) => NamedSubject> {
  const names = new Map<string, string>();
  for (const resource of new Set(subjects.map((subject) => subject.resource))) {
    const { name: nameSql } = READABLE[resource];
    const ids = subjects.filter((subject) => subject.resource === resource).map(({ id }) => id);
    const rows = await db
      .selectFrom(
        sql<{ id: string; name: string }>`(
          select id, ${typeof nameSql === 'function' ? nameSql(db) : nameSql} as name from ${sql.table(RESOURCE_TABLES[resource])}
          where id = any(${ids}::uuid[]))`.as('named'),
      )
      .selectAll()
      .execute();
    for (const { id, name } of rows) names.set(`${resource} ${id}`, name);
  }
  return ({ resource, id }) => ({ resource, id, name: names.get(`${resource} ${id}`) ?? null });
}
