import type { Right } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

interface Held {
  readonly clientId: number;
  readonly projectId: string | null;
  readonly right: Right;
}

/** Who holds a right for what is on a project; for what is on none, those who see all projects. */
export async function holdersOf(db: Kysely<Database>, held: Held): Promise<string[]> {
  return (await holders(db, held)).map(({ id }) => id);
}

/** Who is confined to the project and holds the right; where nobody is, those who see all projects. */
export async function nearestHoldersOf(db: Kysely<Database>, held: Held): Promise<string[]> {
  const found = await holders(db, held);
  const near = found.filter(({ confined }) => confined);
  return (near.length > 0 ? near : found).map(({ id }) => id);
}

async function holders(db: Kysely<Database>, { clientId, projectId, right }: Held) {
  const { rows } = await sql<{ id: string; confined: boolean }>`
    select m.user_id as id, m.confined from membership m
    where m.client_id = ${clientId} and m.status = 'active'
      and exists (select from membership_role mr join role_right rr on rr.role_id = mr.role_id
        where mr.user_id = m.user_id and mr.client_id = m.client_id and rr."right" = ${right})
      and (not m.confined or exists (select from membership_project mp
        where mp.user_id = m.user_id and mp.client_id = m.client_id and mp.project_id = ${projectId}::uuid))`.execute(
    db,
  );
  return rows;
}
