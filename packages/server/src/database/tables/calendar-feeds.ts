import type { CalendarKind } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

export interface CalendarFeedTables {
  calendar_feed: {
    id: string;
    client_id: number;
    /** Owner of the feed; it is read with this user's rights. */
    user_id: string;
    name: string;
    kinds: CalendarKind[];
    /** Null for all projects. */
    project_id: string | null;
    /** SHA-256 of the secret in its address. */
    secret_hash: string;
    made_at: Timestamp;
    /** Rounded to the hour. */
    read_at: Timestamp | null;
  };
}
