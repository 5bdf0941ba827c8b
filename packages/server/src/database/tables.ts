import type { Generated, JSONColumnType } from 'kysely';
import type { ActivityTables } from './tables/activity.ts';
import type { AssetTables } from './tables/assets.ts';
import type { AttachmentTables } from './tables/attachments.ts';
import type { AttentionTables } from './tables/attention.ts';
import type { CalendarFeedTables } from './tables/calendar-feeds.ts';
import type { ChangeTables } from './tables/changes.ts';
import type { ConsentTables } from './tables/consents.ts';
import type { DeskTables } from './tables/desk.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { EmissionTables } from './tables/emissions.ts';
import type { ExternalKeyTables } from './tables/external-keys.ts';
import type { FeedbackTables } from './tables/feedback.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { ImportRunTables } from './tables/import-runs.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { JobTables } from './tables/jobs.ts';
import type { ListTables } from './tables/lists.ts';
import type { MachineAccountTables } from './tables/machine-accounts.ts';
import type { MailTables } from './tables/mail.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OrderTables } from './tables/orders.ts';
import type { RentalTables } from './tables/rental.ts';
import type { RequestTables } from './tables/requests.ts';
import type { SavedViewTables } from './tables/saved-views.ts';
import type { SpendTables } from './tables/spend.ts';

/** The type of every table, after all migrations. */
export interface Database
  extends IdentityTables,
    RentalTables,
    JobTables,
    ListTables,
    AssetTables,
    DocumentTables,
    EmissionTables,
    MachineAccountTables,
    ExternalKeyTables,
    ImportRunTables,
    InboxTables,
    MailTables,
    FeedbackTables,
    ActivityTables,
    AttachmentTables,
    AttentionTables,
    CalendarFeedTables,
    ChangeTables,
    ConsentTables,
    DeskTables,
    NotificationTables,
    OrderTables,
    RequestTables,
    SavedViewTables,
    SpendTables {}

export type { Generated, JSONColumnType };
