import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject, SubjectRental } from '../core/resource-schemas.ts';
import { rule } from '../core/rule-schemas.ts';
import { NOTIFICATION_KINDS } from './values.ts';

export const Notification = z.object({
  id: Uuid,
  at: Instant,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Actor; null for the rental company and for the product itself. */
  actor: z.nullable(Named),
  subject: NamedSubject,
  /** Null unless the subject is a contract or an off-hire. */
  rental: z.nullable(SubjectRental),
  /** New status of the subject after a transition. */
  status: z.nullable(z.string()),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** Ids of the read notifications; null for all. */
export const NotificationsRead = z.object({ ids: z.nullable(z.array(Uuid).check(z.maxLength(200))) });

/** Channels of one kind of notification. */
export const NotificationSetting = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  portal: z.boolean(),
  mail: z.boolean(),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** Omitted kinds stay on. */
export const NotificationSettingsEdit = z.object({
  kinds: z.array(NotificationSetting).check(
    z.maxLength(NOTIFICATION_KINDS.length),
    rule((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, { code: 'taken' }),
  ),
  /** True for a weekly mail with the items that need attention. Unchanged if omitted. */
  weeklyMail: z.optional(z.boolean()),
});
export type NotificationSettingsEdit = z.infer<typeof NotificationSettingsEdit>;
export const NotificationSettings = z.object({
  kinds: z.array(NotificationSetting),
  weeklyMail: z.boolean(),
  version: z.int(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const notificationSchemas = {
  listNotifications: { item: Notification },
  markNotificationsRead: { body: NotificationsRead },
  getNotificationSettings: { response: NotificationSettings },
  putNotificationSettings: { body: NotificationSettingsEdit, response: NotificationSettings },
};
