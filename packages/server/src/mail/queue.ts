import type { NotificationKind } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What the clock tells of, of many things at once: one mail has all of a kind. */
export const LISTED_KINDS = [
  'deliveryAnnounced',
  'endingSoon',
  'invoiceOverdue',
  'inspectionDue',
] as const satisfies NotificationKind[];
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Every kind of mail and what it is made from: ids alone, so that nothing personal or secret waits in the queue. */
export interface MailParams {
  /** To a user who was given access to a client; with a link to choose a password where they have none yet. */
  readonly invitation: { readonly userId: string; readonly clientId: number; readonly invitedBy: string | null };
  /** To whoever has this address, if there is such a user: finding out is left to the sending, so that asking takes equally long. */
  readonly passwordReset: { readonly email: string };
  readonly passwordChanged: { readonly userId: string };
  /** To who is told of something, if they may still see it by then. */
  readonly notification: { readonly notificationId: string };
  /** To who is told of several things at the same time, which is that of their notifications. */
  readonly notificationList: {
    readonly userId: string;
    readonly clientId: number;
    readonly kind: ListedKind;
    readonly at: string;
  };
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

/** How long a list waits for all that belongs to it, in milliseconds: things are told of some at a time. */
const LIST_WAIT = 5 * 60_000;

/** Has a list sent to each of these users, once however often it is asked for. */
export async function queueLists(
  db: Kysely<Database>,
  userIds: readonly string[],
  { clientId, kind, at }: Omit<MailParams['notificationList'], 'userId'>,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('mail')
    .values(
      userIds.map((userId) => ({
        id: sql<string>`md5(${`${userId} ${clientId} ${kind} ${at}`})::uuid`,
        template: 'notificationList' satisfies MailTemplate,
        params: JSON.stringify({ userId, clientId, kind, at } satisfies MailParams['notificationList']),
        created_at: now,
        next_attempt_at: new Date(now.getTime() + LIST_WAIT),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
