import type { AttentionCause, Resource } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

/** Key of an entry: its resource, the resource with the page to open, and the day. */
interface OfEntry {
  client_id: number;
  entry_id: string;
  day: string;
  resource: Resource;
  resource_id: string;
}
export interface AttentionTables {
  /** A snoozed entry of one user. It ends when the snooze expires or the cause is resolved. */
  attention_snooze: OfEntry & { user_id: string; cause: AttentionCause; until: string };
  /** The assignment of an entry. The row stays after an unassignment and holds the former assignee. */
  attention_assignment: OfEntry & { assignee_id: string | null; former_id: string | null; assigned_at: Timestamp };
}
