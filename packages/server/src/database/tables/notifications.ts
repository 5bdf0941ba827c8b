import type { NotificationKind, Resource } from '@hireyard/contract';
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface NotificationTables {
  notification: {
    id: string;
    client_id: number;
    /** Recipient. */
    user_id: string;
    at: Timestamp;
    kind: NotificationKind;
    actor_id: string | null;
    resource: Resource;
    resource_id: string;
    status: string | null;
    /** False for a notification sent by mail only. */
    in_portal: boolean;
  };
  /** Sent reminders, one per kind, resource and day. */
  notification_log: { kind: NotificationKind; resource_id: string; day: string };
  notification_read: { notification_id: string; client_id: number; read_at: Timestamp };
  /** Kinds switched off by a user. Without a row, all kinds are on. */
  notification_setting: {
    user_id: string;
    portal_off: NotificationKind[];
    mail_off: NotificationKind[];
    weekly_mail: Generated<boolean>;
    version: number;
  };
}
