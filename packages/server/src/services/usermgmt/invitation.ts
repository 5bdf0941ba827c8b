import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue.ts';

export interface Invitation {
  readonly userId: string;
  /** The client that the user is a member of by now. */
  readonly clientId: number;
  /** The user who invites; null where it is the rental company. */
  readonly invitedBy: string | null;
}

/**
 * Mails a user that they have access to a client, by the transaction that gives it. A user who is `invited` gets a link to
 * choose a password, which replaces the one before; who is `active` already is told where to find the client. Nobody gets
 * it once the invitation is accepted, withdrawn or over.
 */
export const sendInvitation = (db: Kysely<Database>, invitation: Invitation, now: Date): Promise<void> =>
  queueMail(db, { template: 'invitation', params: { ...invitation } }, now);
