import { getProfile, type Profile, putProfile } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import type { Selectable } from 'kysely';
import type { IdentityTables } from '../../database/tables/identity.ts';
import { staleVersion, unauthorized } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';

const COLUMNS = ['id', 'email', 'first_name', 'last_name', 'phone', 'language', 'version'] as const;
type ProfileRow = Pick<Selectable<IdentityTables['app_user']>, (typeof COLUMNS)[number]>;

const toProfile = (row: ProfileRow): Profile => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone && phoneText(row.phone),
  preferredLanguageCode: row.language,
  version: row.version,
});

export const profileRoutes: Route[] = [
  route(getProfile, async ({ db, caller }) => {
    const row = await db.selectFrom('app_user').select(COLUMNS).where('id', '=', caller.userId).executeTakeFirst();
    if (!row) throw unauthorized();
    return toProfile(row);
  }),

  route(putProfile, async ({ db, caller, body, version }) => {
    const row = await db
      .updateTable('app_user')
      .set({
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.phone,
        language: body.preferredLanguageCode,
        version: version + 1,
      })
      .where('id', '=', caller.userId)
      .where('version', '=', version)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!row) throw staleVersion();
    return toProfile(row);
  }),
];
