import { type Kysely, sql } from 'kysely';

/** The products of the catalogue that who orders for a project wants to find first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table project_favorite (
      client_id integer not null,
      project_id uuid not null,
      product_code text not null references product (code) on delete cascade,
      primary key (project_id, product_code),
      foreign key (project_id, client_id) references project (id, client_id) on delete cascade
    )`)
    .execute(db);
}
