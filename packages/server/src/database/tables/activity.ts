import type { ActivityAction, ActivityField, Resource } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

export interface ActivityTables {
  /** What one call did to one thing of a client. */
  activity: {
    id: string;
    client_id: number;
    at: Timestamp;
    /** Null for the rental company, and for the product itself. */
    actor_id: string | null;
    resource: Resource;
    resource_id: string;
    action: ActivityAction;
    fields: ActivityField[];
    /** Where it was moved to. */
    status: string | null;
    /** What a removed one was called. */
    name: string | null;
  };
}
