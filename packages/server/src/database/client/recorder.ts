import { isDeepStrictEqual } from 'node:util';
import type { ActivityAction, ActivityField, Resource } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { RECORDED, RECORDED_WITH } from './recorded.ts';

type AnyRow = Readonly<Record<string, unknown>>;
interface Change {
  /** Views as a user are no changes of a row. */
  readonly action: Exclude<ActivityAction, 'viewed' | 'viewEnded'>;
  readonly fields?: readonly ActivityField[];
  readonly status?: string | null;
  readonly name?: string | null;
}
interface Entry {
  readonly id: string;
  action: Change['action'];
  status: string | null;
  name: string | null;
  readonly fields: Set<ActivityField>;
}
interface AnyRecorded {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, ActivityField | null>>;
  readonly name?: string;
}

interface AnyRecordedWith {
  readonly resource: Resource | { readonly column: string };
  readonly column: string;
  readonly field: ActivityField;
  readonly fieldOf?: (before: never, after: never) => ActivityField;
  readonly filter?: (row: never) => boolean;
}

/** Priority of actions: several changes of one resource in one call are recorded as the highest of them. */
const WEIGHT: Readonly<Record<Change['action'], number>> = { updated: 0, moved: 1, created: 2, removed: 3 };

/** Records writes to a client's rows in its activity, in the same transaction: one entry per resource. */
export function activityRecorder(
  db: Kysely<Database>,
  { clientId, userId }: { readonly clientId: number; readonly userId: string | null },
  now: Date,
) {
  const entries = new Map<string, Entry>();

  async function record(resource: Resource, ids: readonly string[], change: Change): Promise<void> {
    const { action, fields = [], status = null, name = null } = change;
    const added: (Entry & { readonly resourceId: string })[] = [];
    for (const resourceId of ids) {
      const entry = entries.get(`${resource} ${resourceId}`);
      if (!entry) {
        const newEntry = { id: crypto.randomUUID(), resourceId, action, status, name, fields: new Set(fields) };
        entries.set(`${resource} ${resourceId}`, newEntry);
        added.push(newEntry);
        continue;
      }
      if (WEIGHT[action] > WEIGHT[entry.action]) entry.action = action;
      entry.status = status ?? entry.status;
      entry.name = name ?? entry.name;
      // Initial values are not changes.
      if (entry.action !== 'created') for (const field of fields) entry.fields.add(field);
      await db
        .updateTable('activity')
        .set({ action: entry.action, status: entry.status, name: entry.name, fields: [...entry.fields] })
        .where('id', '=', entry.id)
        .execute();
    }
    if (added.length === 0) return;
    const rows = added.map((entry) => ({
      id: entry.id,
      client_id: clientId,
      at: now,
      actor_id: userId,
      resource,
      resource_id: entry.resourceId,
      action,
      fields: [...entry.fields],
      status,
      name,
    }));
    await db.insertInto('activity').values(rows).execute();
  }

  /** Returns the table's own activity record, if it has one. */
  const recordOf = (table: string): AnyRecorded | null => {
    const recorded = (RECORDED as Readonly<Record<string, AnyRecorded | 'unwritten' | null>>)[table] ?? null;
    if (recorded === 'unwritten') throw new Error(`recorded.ts says nothing of ${table}`);
    return recorded;
  };
  /** Records rows that are a field of another resource; the resource may differ from row to row. */
  async function recordField(table: string, rows: readonly AnyRow[], before?: AnyRow): Promise<void> {
    const parent = (RECORDED_WITH as Readonly<Record<string, AnyRecordedWith>>)[table];
    if (!parent) return;
    const idsByResource = new Map<Resource, Set<string>>();
    for (const row of rows) {
      if (parent.filter?.(row as never) === false) continue;
      const resource = (
        typeof parent.resource === 'string' ? parent.resource : row[parent.resource.column]
      ) as Resource | null;
      if (resource === null) continue;
      idsByResource.set(resource, (idsByResource.get(resource) ?? new Set()).add(String(row[parent.column])));
    }
    for (const [resource, ids] of idsByResource) {
      const [row] = rows;
      const field = before && row && parent.fieldOf ? parent.fieldOf(before as never, row as never) : parent.field;
      await record(resource, [...ids], { action: 'updated', fields: [field] });
    }
  }
  const idsOf = (rows: readonly AnyRow[]) => rows.map(({ id }) => String(id));

  return {
    async inserted(table: string, rows: readonly AnyRow[]): Promise<void> {
      const recorded = recordOf(table);
      if (recorded) await record(recorded.resource, idsOf(rows), { action: 'created' });
      else await recordField(table, rows);
    },
    /** Records the changed columns among the written ones; with `status`, a move to it. */
    async changed(table: string, before: AnyRow, after: AnyRow, set: AnyRow, status?: string): Promise<void> {
      const recorded = recordOf(table);
      if (!recorded) return recordField(table, [after], before);
      const differing = Object.keys(set).filter((column) => !isDeepStrictEqual(before[column], after[column]));
      const fields = [...new Set(differing.map((column) => recorded.fields[column] ?? null))].filter(
        (field) => field !== null,
      );
      if (status === undefined && fields.length === 0) return;
      const action = status === undefined ? 'updated' : 'moved';
      await record(recorded.resource, [String(after.id)], { action, fields, status: status ?? null });
    },
    async removed(table: string, rows: readonly AnyRow[]): Promise<void> {
      const recorded = recordOf(table);
      if (!recorded) return recordField(table, rows);
      for (const row of rows) {
        const name = recorded.name === undefined ? null : String(row[recorded.name]);
        await record(recorded.resource, [String(row.id)], { action: 'removed', name });
      }
    },
  };
}
