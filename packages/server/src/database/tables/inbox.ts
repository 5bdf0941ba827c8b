import type { Timestamp } from './column-types.ts';

/** Record that an entry of the inbox is about. */
export type InboxResource = 'order' | 'offHire' | 'request' | 'document';

export interface InboxTables {
  /** Says that somebody at the rental company sees to an entry, as long as it has waited since `since`. */
  inbox_acknowledgement: {
    client_id: number;
    resource: InboxResource;
    resource_id: string;
    since: Timestamp;
    acknowledged_at: Timestamp;
    /** Name of a system or a person of the company. */
    by_name: string | null;
    /** Null for a system. */
    by_user_id: string | null;
  };
  /** Says that the depot was told of an entry by mail, as long as it has waited since `since`. */
  inbox_mail: {
    resource: InboxResource | 'comment' | 'cancelled';
    resource_id: string;
    since: Timestamp;
    mailed_at: Timestamp;
  };
}
