import type { ActivityAction, ActivityField, Resource } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

export interface ActivityTables {
  /** One entry per call and resource. */
  activity: {
    id: string;
    client_id: number;
    at: Timestamp;
    /** Null for the rental company and the system. */
    actor_id: string | null;
    resource: Resource;
    resource_id: string;
    action: ActivityAction;
    fields: ActivityField[];
    /** The new status of a move. */
    status: string | null;
    /** Name of a deleted row. */
    name: string | null;
    /** Person of the rental company. Null except for a view as a user. */
    person_id: string | null;
    person_name: string | null;
  };
}
