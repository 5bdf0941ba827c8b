import { type Kysely, sql } from 'kysely';

/** Whose an entry was before, which stays while it is nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table attention_assignment alter column assignee_id drop not null',
  `alter table attention_assignment add column former_id uuid,
    add foreign key (former_id, client_id) references membership (user_id, client_id) on delete set null (former_id)`,
];
