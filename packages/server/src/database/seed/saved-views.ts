import type { SavedViewList } from '@hireyard/contract';
import { nameKey } from '@hireyard/contract/name-key';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { uuidOf } from '../uuid-of.ts';
import { CLIENTS } from './companies.ts';

interface DemoView {
  /** First and last name of the owner. */
  readonly owner: string;
  readonly list: SavedViewList;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
  /** Project filter of the view. */
  readonly project?: string;
}

const VIEWS: readonly DemoView[] = [
  {
    owner: 'Pieter de Wit',
    list: 'contract-lines',
    name: 'Overdue, longest first',
    query: 'status=overdue&sort=expectedOffRentAt%2Casc',
    shared: true,
  },
  {
    owner: 'Anna Visser',
    list: 'contract-lines',
    name: 'Zuidas Tower C, schedule',
    query: 'view=planning',
    shared: false,
    project: 'Zuidas Tower C',
  },
  {
    owner: 'Fatima El Idrissi',
    list: 'documents',
    name: 'Overdue invoices by due date',
    query: 'type=invoice&status=overdue&sort=dueDate%2Casc',
    shared: true,
  },
];

/** Saved views of users at the first client, as examples for visitors. */
export async function seedSavedViews(db: Kysely<Database>, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 9 * 24 * 3600 * 1000);
  for (const { owner, project, ...view } of VIEWS) {
    const membership = db
      .selectFrom('membership as m')
      .innerJoin('corporate_client as c', 'c.id', 'm.client_id')
      .where('c.name', '=', CLIENTS[0]?.name ?? '')
      .where(sql<boolean>`m.first_name || ' ' || m.last_name = ${owner}`);
    const { client_id, user_id } = await membership.select(['m.client_id', 'm.user_id']).executeTakeFirstOrThrow();
    const projectRow =
      project &&
      (await db
        .selectFrom('project')
        .where('client_id', '=', client_id)
        .where('name', '=', project)
        .select('id')
        .executeTakeFirstOrThrow());
    await db
      .insertInto('saved_view')
      .values({
        ...view,
        id: uuidOf(sql`${`view ${view.name}`}::text`),
        client_id,
        name_key: nameKey(view.name),
        query: projectRow ? `project=${projectRow.id}&${view.query}` : view.query,
        created_at: at,
        created_by: user_id,
        updated_at: at,
        updated_by: user_id,
      })
      .execute();
  }
}
