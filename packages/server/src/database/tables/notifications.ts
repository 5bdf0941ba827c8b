import type { NotificationKind, Resource } from '@hireyard/contract';
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface NotificationTables {
  notification: {
    id: string;
    client_id: number;
    /** Who is told. */
    user_id: string;
    at: Timestamp;
    kind: NotificationKind;
    actor_id: string | null;
    resource: Resource;
    resource_id: string;
    status: string | null;
    /** False where it is told by mail alone. */
    in_portal: boolean;
  };
  /** The reminders that were sent, one for each day of a resource. */
  notification_log: { kind: NotificationKind; resource_id: string; day: string };
  notification_read: { notification_id: string; client_id: number; read_at: Timestamp };
  /** The kinds that a user has switched off; one without a row is told everything. */
  notification_setting: {
    user_id: string;
    portal_off: NotificationKind[];
    mail_off: NotificationKind[];
    weekly_mail: Generated<boolean>;
    version: number;
  };
}
