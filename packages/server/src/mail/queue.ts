import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Every kind of mail and what it is made from: ids alone, so that nothing personal or secret waits in the queue. */
export interface MailParams {
  /** To a user who was given access to a client; with a link to choose a password where they have none yet. */
  readonly invitation: { readonly userId: string; readonly clientId: number; readonly invitedBy: string | null };
  /** To whoever has this address, if there is such a user: finding out is left to the sending, so that asking takes equally long. */
  readonly passwordReset: { readonly email: string };
  readonly passwordChanged: { readonly userId: string };
  /** To who is told of something, if they may still see it by then. */
  readonly notification: { readonly notificationId: string };
  /** To a user at a client, on what needs them there. */
  readonly weekly: { readonly userId: string; readonly clientId: number };
  /** To the rental company, and to the visitor who registered. */
  readonly prospect: { readonly prospectId: string };
  readonly prospectReceived: { readonly prospectId: string };
  /** To the rental contact. */
  readonly feedback: { readonly feedbackId: string };
}
export type MailTemplate = keyof MailParams;

/** A kind of mail with its params. */
export type MailOf<T extends MailTemplate = MailTemplate> = {
  [K in T]: { readonly template: K; readonly params: MailParams[K] };
}[T];

/**
 * Has a mail sent. It is a row: written in the transaction of its cause, it is sent exactly if that happens. Recipient,
 * language and texts follow from the params when it is sent.
 */
export async function queueMail(db: Kysely<Database>, { template, params }: MailOf, now: Date): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      id: crypto.randomUUID(),
      template,
      params: JSON.stringify(params),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
