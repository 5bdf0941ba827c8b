import type { NotificationKind, Subject } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { LISTED_KINDS, queueLists, queueMail } from '../../mail/queue.ts';
import type { Database } from '../tables.ts';

/** A notification to users. */
export interface Notice {
  readonly kind: NotificationKind;
  /** Recipients. The acting user and users who cannot see the subject are skipped. */
  readonly userIds: readonly string[];
  readonly subject: Subject;
  /** New status of the subject. */
  readonly status?: string;
  /** True if the rental company sends it: the acting user is then notified too. */
  readonly byCompany?: boolean;
  /** Seconds that the mail waits, because its cause can be undone meanwhile. */
  readonly mailAfterSeconds?: number;
}

/** Invitations have their own mail, with a link that works once. */
const MAILED_OTHERWISE: ReadonlySet<NotificationKind> = new Set(['invited']);

/**
 * Notifies members of a client according to their settings, in the transaction of the cause. `userId` is null if the
 * rental company or the clock is the cause.
 */
export async function notifyMembers(
  db: Kysely<Database>,
  by: { readonly clientId: number; readonly userId: string | null },
  { kind, userIds, subject, status, byCompany = false, mailAfterSeconds = 0 }: Notice,
  now: Date,
  real: Date = now,
): Promise<void> {
  const actorId = byCompany ? null : by.userId;
  const others = [...new Set(userIds)].filter((id) => id !== actorId);
  if (others.length === 0) return;
  const members = await db
    .selectFrom('membership as m')
    .leftJoin('notification_setting as s', 's.user_id', 'm.user_id')
    .select(['m.user_id', 's.portal_off', 's.mail_off'])
    .where('m.client_id', '=', by.clientId)
    .where('m.user_id', 'in', others)
    .where('m.status', 'in', ['active', 'invited'])
    .where((eb) =>
      eb.exists(eb.selectFrom('corporate_client as c').where('c.id', '=', by.clientId).where('c.archived', '=', false)),
    )
    .execute();
  const recipients = members.map(({ user_id: userId, portal_off: portalOff, mail_off: mailOff }) => ({
    id: crypto.randomUUID(),
    userId,
    inPortal: !portalOff?.includes(kind),
    byMail: !MAILED_OTHERWISE.has(kind) && !mailOff?.includes(kind),
  }));
  const rows = recipients.filter(({ inPortal, byMail }) => inPortal || byMail);
  if (rows.length === 0) return;
  await db
    .insertInto('notification')
    .values(
      rows.map(({ id, userId, inPortal }) => ({
        id,
        client_id: by.clientId,
        user_id: userId,
        at: now,
        kind,
        actor_id: actorId,
        resource: subject.resource,
        resource_id: subject.id,
        status: status ?? null,
        in_portal: inPortal,
      })),
    )
    .execute();
  const mailed = rows.filter(({ byMail }) => byMail);
  const listed = LISTED_KINDS.find((one) => one === kind);
  if (listed) {
    const userIds = mailed.map(({ userId }) => userId);
    await queueLists(db, userIds, { clientId: by.clientId, kind: listed, at: now.toISOString() }, real);
    return;
  }
  const dueAt = new Date(real.getTime() + mailAfterSeconds * 1000);
  for (const { id } of mailed) await queueMail(db, { template: 'notification', params: { notificationId: id } }, dueAt);
}
