import { type Kysely, sql } from 'kysely';
import { countedBy } from './counted.ts';

/** What keeps long lists fast: counts of rows, and ranks of products by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const PRODUCT_RANK = [
  // Every product has a row in every language, so that a join loses nothing; `rankProducts` sets the ranks.
  `create table product_rank (
    language text not null,
    product_code text not null references product (code) on delete cascade,
    rank integer not null default 2147483647,
    primary key (language, product_code)
  )`,
  'create index product_rank_by_rank on product_rank (language, rank, product_code)',
  `create function product_gets_ranks() returns trigger language plpgsql as $$
  begin
    insert into product_rank (language, product_code)
    select language, new.code from unnest(array['en-US', 'de', 'fr', 'nl', 'hu', 'pl']) language;
    return null;
  end $$`,
  `create trigger product_gets_ranks after insert on product
    for each row execute function product_gets_ranks()`,
  `insert into product_rank (language, product_code)
    select language, code from product, unnest(array['en-US', 'de', 'fr', 'nl', 'hu', 'pl']) language`,
];

const STATEMENTS = [
  ...PRODUCT_RANK,
  // Lines that are overdue or due soon, with the columns that facets count by, for an index-only scan.
  'drop index contract_line_due',
  `create index contract_line_due on contract_line (client_id, overdue_from) include (status, project_id, depot_id)
    where status = 'onRent'`,
  ...countedBy('contract_line', { status: 'text not null', project_id: 'uuid', depot_id: 'uuid not null' }),
  ...countedBy('contract', { status: 'text not null', project_id: 'uuid', depot_id: 'uuid not null' }),
];
