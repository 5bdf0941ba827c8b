import type { AttentionCause, Resource } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

/** What an entry is about: the thing itself, what has a page of its own, and the day. */
interface OfEntry {
  client_id: number;
  entry_id: string;
  day: string;
  resource: Resource;
  resource_id: string;
}
export interface AttentionTables {
  /** What one user has put off; it ends with the cause as well. */
  attention_snooze: OfEntry & { user_id: string; cause: AttentionCause; until: string };
  /** It stays while it is nobody's, with whose it was before. */
  attention_assignment: OfEntry & { assignee_id: string | null; former_id: string | null; assigned_at: Timestamp };
}
