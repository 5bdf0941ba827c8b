import type { Right } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

interface RightOnProject {
  readonly clientId: number;
  readonly projectId: string | null;
  readonly right: Right;
}

/** Returns the ids of users who hold a right on a project. Without a project, these are users who see all projects. */
export async function holdersOf(db: Kysely<Database>, on: RightOnProject): Promise<string[]> {
  return (await holders(db, on)).map(({ id }) => id);
}

/** Returns only the holders confined to the project. Without such holders, returns those who see all projects. */
export async function nearestHoldersOf(db: Kysely<Database>, on: RightOnProject): Promise<string[]> {
  const all = await holders(db, on);
  const near = all.filter(({ confined }) => confined);
  return (near.length > 0 ? near : all).map(({ id }) => id);
}

async function holders(db: Kysely<Database>, { clientId, projectId, right }: RightOnProject) {
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
