import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { RentalCompany } from '../http/rental-companies.ts';
import { mailOutcomes } from '../metrics/channels.ts';
import { compose } from './compose.ts';
import { type FailureCodes, isRefusedForGood, keepFailedMail } from './failed-mails.ts';
import type { Mail, MailContext } from './mail.ts';
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
function codesOf(error: unknown): FailureCodes {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : (error as Error).name,
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

const contextOf = async ({ db, clock, publicUrl, companies }: Delivery): Promise<MailContext> => ({
  ...{ db, now: clock(), publicUrl: publicUrl(), companies: await companies() },
});

async function send(reserved: Reserved, delivery: Delivery, composed: (mail: Mail) => void): Promise<void> {
  const { id, template, params } = reserved;
  const { transport, log } = delivery;
  const context = await contextOf(delivery);
  const mail = await compose(template, params, context);
  if (mail) {
    composed(mail);
    await transport.send({ ...mail, id, template }, context.now);
    mailOutcomes.publish({ outcome: 'sent' });
    if (template === 'invitation') await markInvitation(delivery.db, reserved, null);
  }
  log.info({ mail: template }, mail ? 'a mail was sent' : 'a mail had nobody to go to');
}

/** Stores when an invitation was given up (OP-60); null once it was sent. A later invitation is not concerned. */
async function markInvitation(
  db: Kysely<Database>,
  { params, created_at: queuedAt }: Reserved,
  failedAt: Date | null,
): Promise<void> {
  const { userId, clientId } = params as MailParams['invitation'];
  await db
    .updateTable('membership')
    .set({ invitation_failed_at: failedAt })
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'invited')
    .where('invited_at', '<=', queuedAt)
    .execute();
}

async function failed(reserved: Reserved, error: unknown, mail: Mail | null, delivery: Delivery): Promise<void> {
  const { id, template, attempts } = reserved;
  const { db, log, clock } = delivery;
  const wait = RETRIES[attempts - 1];
  const codes = codesOf(error);
  const about = { mail: template, attempts, ...codes };
  if (wait === undefined || isRefusedForGood(codes)) {
    const context = await contextOf(delivery);
    await db.transaction().execute(async (trx) => {
      await keepFailedMail(reserved, codes, mail, { ...context, db: trx });
      if (template === 'invitation') await markInvitation(trx, reserved, clock());
      await trx.deleteFrom('mail').where('id', '=', id).execute();
    });
    mailOutcomes.publish({ outcome: 'given-up' });
    log.error(about, 'a mail was given up');
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
    let composed: Mail | null = null;
    const error = await send(mail, delivery, (one) => {
      composed = one;
    }).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) await db.deleteFrom('mail').where('id', '=', mail.id).execute();
    else await failed(mail, error, composed, delivery);
  }
}
