import type { Named } from '@hireyard/contract';
import type { CompanyPerson } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { externalIdsOf } from '../../imports/owned.ts';

/** A user of a client by the account, which the portal's own rows name. */
interface Member {
  readonly clientId: number;
  readonly person: Named | null;
}
const placeOf = (clientId: number, accountId: string) => `${clientId} ${accountId}`;

/** Returns a function that names a user as the company reads users: by the id within the client, and by its own id. */
export async function companyPeople(
  db: CompanyDb,
  members: readonly Member[],
): Promise<<P extends Named | null>(clientId: number, person: P) => P extends null ? null : CompanyPerson> {
  const accounts = [...new Set(members.flatMap(({ person }) => person?.id ?? []))];
  const rows =
    accounts.length === 0
      ? []
      : await db
          .selectFrom('membership')
          .select(['id', 'client_id', 'record_uuid'])
          .where('id', 'in', accounts)
          .execute();
  const records = new Map(rows.map((row) => [placeOf(row.client_id, row.id), row.record_uuid]));
  const externalId = await externalIdsOf(db, 'users', [...records.values()]);
  return ((clientId: number, person: Named | null): CompanyPerson | null => {
    const id = person && records.get(placeOf(clientId, person.id));
    return id ? { id, externalId: externalId(id), name: person.name } : null;
  }) as never;
}
