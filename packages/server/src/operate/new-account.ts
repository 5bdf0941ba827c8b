import { randomBytes } from 'node:crypto';
import { type Language, PASSWORD_MIN } from '@hireyard/contract';
import { Email } from '@hireyard/contract/schemas';
import type { Kysely } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/tables.ts';
import { StartError } from '../start-error.ts';
import { enteredLine } from './entered-line.ts';

const NAME_MAX = 100;

/** Account as an operator enters it. */
export interface EnteredAccount {
  readonly email: string;
  /** Null: a password is generated and printed once. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
}
interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** Sentence with the generated password, or empty. */
  readonly note: string;
}

/** Validates an account, and hashes its password. Throws one sentence about the first fault. */
export async function checkAccount(entered: EnteredAccount): Promise<NewAccount> {
  const parsed = Email.safeParse(entered.email);
  if (!parsed.success) throw new StartError(`"${entered.email}" is no e-mail address.`);
  if (entered.password !== null && entered.password.length < PASSWORD_MIN) {
    throw new StartError(`The password needs at least ${PASSWORD_MIN} characters.`);
  }
  const firstName = enteredLine('--first-name', entered.firstName, NAME_MAX);
  const lastName = enteredLine('--last-name', entered.lastName, NAME_MAX);
  const password = entered.password ?? randomBytes(15).toString('base64url');
  return {
    email: accountEmail(parsed.data),
    firstName,
    lastName,
    passwordHash: await hashPassword(password),
    note: entered.password === null ? ` The password, shown this once: ${password}` : '',
  };
}

/**
 * Makes an account that can sign in at once. Takes over one that somebody was invited with and that nobody has signed in to:
 * whoever may invite could take the address otherwise. Throws if the address has any other account. Returns its id.
 */
export async function insertAccount(db: Kysely<Database>, account: NewAccount, language: Language): Promise<string> {
  const person = {
    first_name: account.firstName,
    last_name: account.lastName,
    language,
    password_hash: account.passwordHash,
    status: 'active',
  } as const;
  const existing = await db
    .selectFrom('app_user')
    .select(['id', 'status', 'password_hash', 'version'])
    .where('email', '=', account.email)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) {
    const id = crypto.randomUUID();
    await db
      .insertInto('app_user')
      .values({ ...person, id, email: account.email, phone: null })
      .execute();
    return id;
  }
  const { id, status, password_hash: hash, version } = existing;
  if (status !== 'invited' || hash !== null) throw new StartError(`There is a user ${account.email} already.`);
  await db
    .updateTable('app_user')
    .set({ ...person, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('one_time_link').where('user_id', '=', id).execute();
  return id;
}
