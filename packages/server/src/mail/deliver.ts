import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { RentalCompany } from '../http/rental-companies.ts';
import { mailOutcomes } from '../metrics/channels.ts';
import { compose } from './compose.ts';
import type { MailParams } from './queue.ts';
import type { MailTransport } from './transport.ts';

const MINUTE = 60_000;
/** Minutes until a failed mail is tried again. After the last try it is given up. */
export const RETRIES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;
/** Milliseconds for which one process owns a mail. If the process has died meanwhile, another one sends it later. */
const RESERVATION = 2 * MINUTE;

export interface Delivery {
  readonly db: Kysely<Database>;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  readonly publicUrl: () => string;
  readonly companies: () => Promise<readonly RentalCompany[]>;
}

/**
 * Reserves the mail that is due first. Processes skip rows that others are reserving, so that each mail has one sender.
 * No mail is sent within a transaction, because the embedded database has a single connection.
 */
const reserve = (db: Kysely<Database>, now: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + RESERVATION) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'template', 'params', 'attempts', 'created_at'])
    .executeTakeFirst();
type Reserved = NonNullable<Awaited<ReturnType<typeof reserve>>>;

/** Returns the loggable codes of a failure. Its message may quote an address. */
const codesOf = (error: unknown) => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return { code: code ?? (error as Error).name, ...(responseCode !== undefined && { responseCode }) };
};

/** True if the mail server rejects this address permanently (RFC 5321, 4.2.1). */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: number };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};

async function send({ id, template, params }: Reserved, delivery: Delivery): Promise<void> {
  const { db, transport, log, clock, publicUrl, companies } = delivery;
  const now = clock();
  const mail = await compose(template, params, { db, now, publicUrl: publicUrl(), companies: await companies() });
  if (mail) {
    await transport.send({ ...mail, id, template }, now);
    mailOutcomes.publish({ outcome: 'sent' });
  }
  log.info({ mail: template }, mail ? 'a mail was sent' : 'a mail had nobody to go to');
}

/** Stores that an invitation did not reach its person (OP-60). A later invitation is not concerned. */
async function markUndelivered(db: Kysely<Database>, { params, created_at: queuedAt }: Reserved, now: Date) {
  const { userId, clientId } = params as MailParams['invitation'];
  await db
    .updateTable('membership')
    .set({ invitation_failed_at: now })
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'invited')
    .where('invited_at', '<=', queuedAt)
    .execute();
}

async function failed(mail: Reserved, error: unknown, { db, log, clock }: Delivery) {
  const { id, template, attempts } = mail;
  const wait = RETRIES[attempts - 1];
  const about = { mail: template, attempts, ...codesOf(error) };
  if (wait === undefined || isRefusedForGood(error)) {
    mailOutcomes.publish({ outcome: 'given-up' });
    log.error(about, 'a mail was given up');
    if (template === 'invitation') await markUndelivered(db, mail, clock());
    await db.deleteFrom('mail').where('id', '=', id).execute();
    return;
  }
  mailOutcomes.publish({ outcome: 'failed' });
  log.warn(about, 'a mail could not be sent and will be tried again');
  const next = new Date(clock().getTime() + wait * MINUTE);
  await db.updateTable('mail').set({ next_attempt_at: next }).where('id', '=', id).execute();
}

/** Sends every due mail, one after the other. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const { db, clock } = delivery;
  for (let mail = await reserve(db, clock()); mail; mail = await reserve(db, clock())) {
    const error = await send(mail, delivery).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) await db.deleteFrom('mail').where('id', '=', mail.id).execute();
    else await failed(mail, error, delivery);
  }
}
