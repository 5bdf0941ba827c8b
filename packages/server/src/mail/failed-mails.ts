import type { MailFailure, MailKind } from '@hireyard/contract/desk';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { companyOfMail } from './company-of-mail.ts';
import type { Mail, MailContext } from './mail.ts';

/** Codes of a failure. The message of an error may quote an address, so it is neither logged nor stored. */
export interface FailureCodes {
  readonly code: string;
  readonly responseCode?: number;
}

interface GivenUp {
  readonly id: string;
  readonly template: string;
  readonly params: object;
  readonly attempts: number;
  readonly created_at: Date;
}

/** True if the mail server rejects this address permanently (RFC 5321, 4.2.1). */
export const isRefusedForGood = ({ code, responseCode = 0 }: FailureCodes): boolean =>
  code === 'EENVELOPE' && responseCode >= 500;

const UNREACHABLE = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** Returns why a mail failed, for people. */
export function reasonOf(codes: FailureCodes): MailFailure {
  const { code, responseCode = 0 } = codes;
  if (isRefusedForGood(codes)) return 'address';
  if (code === 'NO_RENTAL_CONTACT') return 'noAddress';
  if (code === 'EAUTH') return 'signIn';
  if (responseCode >= 400) return 'refused';
  return UNREACHABLE.has(code) ? 'unreachable' : 'other';
}

/** Keeps a mail that was given up, for the desk of its operating company: without its text and links. */
export async function keepFailedMail(
  { id, template, params, attempts, created_at }: GivenUp,
  { code, responseCode }: FailureCodes,
  mail: Mail | null,
  context: MailContext,
): Promise<void> {
  const { db, now } = context;
  const opCo = await companyOfMail(params, context);
  const companies = db.selectFrom('operating_company').where('code', '=', opCo).select('code');
  const company = opCo === null ? undefined : await companies.executeTakeFirst();
  if (!company) return;
  const values = {
    ...{ op_co: company.code, template: template as MailKind, params: JSON.stringify(params), attempts, created_at },
    ...{ to_name: mail?.to.name ?? null, to_address: mail?.to.address ?? null, subject: mail?.message.subject ?? null },
    reason: reasonOf({ code, ...(responseCode !== undefined && { responseCode }) }),
    code: [code, responseCode].filter((part) => part !== undefined).join(' '),
    ...{ state: 'open' as const, failed_at: now, handled_at: null },
  };
  await db
    .insertInto('failed_mail')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Puts a mail that failed back into the queue. It is composed anew, with new links. */
export async function queueAgain(db: Kysely<Database>, opCo: string, id: string, now: Date): Promise<void> {
  await db
    .insertInto('mail')
    .columns(['id', 'template', 'params', 'created_at', 'next_attempt_at'])
    .expression(
      db
        .selectFrom('failed_mail')
        .where('op_co', '=', opCo)
        .where('id', '=', id)
        .select(['id', 'template', 'params'])
        .select([sql<Date>`${now}::timestamptz`.as('created_at'), sql<Date>`${now}::timestamptz`.as('next')]),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
