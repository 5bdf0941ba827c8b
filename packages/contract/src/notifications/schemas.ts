import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { rule } from '../core/rule-schemas.ts';
import { NOTIFICATION_KINDS } from './values.ts';

/** What the caller was told. */
export const Notification = z.object({
  id: Uuid,
  at: Instant,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Who did it; null for the rental company, and for the product itself. */
  actor: z.nullable(Named),
  subject: NamedSubject,
  /** Where the subject was moved to, of a move. */
  status: z.nullable(z.string()),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** The ids of what has been read; null for all. */
export const NotificationsRead = z.object({ ids: z.nullable(z.array(Uuid).check(z.maxLength(200))) });

/** Where the caller wants to be told of each kind. */
export const NotificationSetting = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  portal: z.boolean(),
  mail: z.boolean(),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** A kind that is left out stays on. */
export const NotificationSettingsEdit = z.object({
  kinds: z.array(NotificationSetting).check(
    z.maxLength(NOTIFICATION_KINDS.length),
    rule((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, { code: 'taken' }),
  ),
  /** Whether what needs the user comes as a mail once a week; left out it stays as it is. */
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
