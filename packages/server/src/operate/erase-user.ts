import type { Kysely } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';
import { erasePersonalData } from '../privacy/erase.ts';
import { StartError } from '../start-error.ts';

/** Found by address or id. An erased user has no address any more. */
export interface ErasedUser {
  readonly email: string | null;
  readonly id: string | null;
}

/** Erases a user whose access has ended everywhere (DOM-25). Returns the message for the operator. */
export async function eraseUser(db: Kysely<Database>, { email, id }: ErasedUser): Promise<string> {
  const [column, value] =
    id === null ? (['email', accountEmail((email ?? '').trim())] as const) : (['id', id] as const);
  if (column === 'id' && !isUuid(value)) throw new StartError(`"${value}" is no id.`);
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where(column, '=', value)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new StartError(`There is no user ${value}.`);
    const open = await trx
      .selectFrom('membership as m')
      .innerJoin('corporate_client as c', 'c.id', 'm.client_id')
      .select('c.name')
      .where('m.user_id', '=', user.id)
      .where('m.status', '!=', 'deactivated')
      .orderBy('c.name')
      .execute();
    if (open.length > 0) {
      throw new StartError(
        `${value} has access to ${open.map(({ name }) => name).join(', ')}: deactivate it there first.`,
      );
    }
    const desk = await trx.selectFrom('desk_account').select('op_co').where('user_id', '=', user.id).executeTakeFirst();
    if (desk) throw new StartError(`${value} works at the desk of ${desk.op_co}: use remove-desk-user first.`);
    await erasePersonalData(trx, user);
    return `Erased. What the user did stays under "Former user"; their id is ${user.id}.`;
  });
}
