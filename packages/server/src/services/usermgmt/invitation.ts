import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue.ts';

export interface Invitation {
  readonly userId: string;
  /** Client with a membership of the user. */
  readonly clientId: number;
  /** Inviting user, or null for the rental company. */
  readonly invitedBy: string | null;
}

/**
 * Mails a user about access to a client, in the transaction that grants it. An `invited` user gets a link to choose a
 * password, which replaces the former link. An `active` user gets the way to the client. Not sent if the invitation was
 * accepted or withdrawn, or has expired.
 */
export const sendInvitation = (db: Kysely<Database>, invitation: Invitation, now: Date): Promise<void> =>
  queueMail(db, { template: 'invitation', params: { ...invitation } }, now);
