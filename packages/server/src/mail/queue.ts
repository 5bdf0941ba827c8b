import type { NotificationKind } from '@hireyard/contract';
import type { InboxKind } from '@hireyard/contract/backoffice';
import type { MailKind } from '@hireyard/contract/desk';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Time-based notifications. They come in batches, with one mail per kind. */
export const LISTED_KINDS = [
  'deliveryAnnounced',
  'endingSoon',
  'invoiceOverdue',
  'inspectionDue',
] as const satisfies NotificationKind[];
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Kinds of mails with their params. Params are ids alone, so that the queue holds nothing personal or secret. */
export interface MailParams extends Record<MailKind, object> {
  /** To a user with new access to a client. Contains a link to choose a password if the user has none yet. */
  readonly invitation: { readonly userId: string; readonly clientId: number; readonly invitedBy: string | null };
  /**
   * To the user with this address, if any. The lookup happens on sending, so that response time does not reveal whether
   * the address exists.
   */
  readonly passwordReset: { readonly email: string };
  readonly passwordChanged: { readonly userId: string };
  /** To the recipient of a notification, if they may still see its resource. */
  readonly notification: { readonly notificationId: string };
  /** To the recipient of several notifications at the same time. */
  readonly notificationList: {
    readonly userId: string;
    readonly clientId: number;
    readonly kind: ListedKind;
    readonly at: string;
  };
  /** To a user at a client, on entries that need their attention there. */
  readonly weekly: { readonly userId: string; readonly clientId: number };
  /** To the rental company, and to the visitor who registered. */
  readonly prospect: { readonly prospectId: string };
  readonly prospectReceived: { readonly prospectId: string };
  /** To the rental contact. */
  readonly feedback: { readonly feedbackId: string };
  /** To a depot, or without one to the rental contact of a client, about entries of the inbox by their ids. */
  readonly inbox: {
    readonly opCo: string;
    readonly depotId: string | null;
    readonly clientId: number;
    readonly entries: readonly string[];
  };
  /** To a person at the desk, about an entry of the inbox that a colleague has handed over. */
  readonly handedOver: {
    readonly opCo: string;
    readonly userId: string;
    readonly kind: InboxKind;
    readonly id: string;
    readonly handedBy: string | null;
  };
  /** To a depot or rental contact, about comments since a time, or about an order that the client has canceled. */
  readonly clientNews: {
    readonly about: 'comment' | 'cancelled';
    readonly id: string;
    readonly clientId: number;
    readonly since: string;
  };
}
export type MailTemplate = keyof MailParams & MailKind;

/** A kind of mail with its params. */
export type MailOf<T extends MailTemplate = MailTemplate> = {
  [K in T]: { readonly template: K; readonly params: MailParams[K] };
}[T];

/**
 * Queues a mail as a row. It is written in the transaction of its cause, so that a rollback also drops the mail.
 * Recipient, language and texts are determined on sending.
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

/** Milliseconds that a list waits for all its notifications, because they are created in batches. */
const LIST_WAIT = 5 * 60_000;

/** Queues a list for each of these users. Repeated calls queue it once. */
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
