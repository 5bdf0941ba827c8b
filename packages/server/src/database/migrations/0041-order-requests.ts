import { type Kysely, sql } from 'kysely';

/** The request that an order answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table rental_order
    add column request_id uuid,
    add foreign key (request_id, client_id) references request (id, client_id)`,
  'create index rental_order_of_request on rental_order (request_id) where request_id is not null',
];
