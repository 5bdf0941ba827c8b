import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { CLIENTS } from './companies.ts';

/** Number of favorites per project. */
const MARKED = 3;

/** Marks the most rented products of each open project as favorites. */
export async function seedFavorites(db: Kysely<Database>): Promise<void> {
  const names = CLIENTS.map(({ name }) => name);
  await sql`insert into project_favorite (client_id, project_id, product_code)
    select client_id, project_id, product_code from (
      select p.client_id, p.id as project_id, l.product_code,
        row_number() over (partition by p.id order by count(*) desc, l.product_code) as place
      from project p
        join corporate_client c on c.id = p.client_id
        join contract_line l on l.project_id = p.id
        join product on product.op_co = c.op_co and product.code = l.product_code and product.kind = 'rental'
      where c.name = any(${names}::text[]) and p.status = 'active'
      group by p.client_id, p.id, l.product_code) most
    where place <= ${MARKED}`.execute(db);
}
