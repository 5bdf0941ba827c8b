import { type Kysely, type RawBuilder, sql } from 'kysely';
import { withoutIndexes } from '../database/seed/without-indexes.ts';
import type { Database } from '../database/tables.ts';
import { uuidOf } from '../database/uuid-of.ts';
import { compactCounts } from '../jobs/count-compaction-job.ts';

/** Columns that differ in a copy: ids, unique values within a client, and columns that are not copied. */
const CHANGED = {
  contract: { id: 'id', number: 'number' },
  contract_line: {
    id: 'id',
    contract_id: 'id',
    replaced_by_line_id: 'id',
    split_from_line_id: 'id',
    off_hire_id: 'none',
  },
  document: { id: 'id', number: 'number' },
  rental_order: { id: 'id', number: 'number' },
  rental_order_line: { id: 'id', order_id: 'id' },
} as const;

/**
 * Copies a client's contracts with their lines until it has `lines` lines. Copies within the database, because planning
 * a million lines like the seed takes too much memory. Off-hires and charges are not copied.
 */
export async function growContractLines(db: Kysely<Database>, clientId: number, lines: number): Promise<void> {
  await db.transaction().execute((transaction) =>
    withoutIndexes(transaction, ['contract', 'contract_line'], async () => {
      const { n } = await transaction
        .selectFrom('contract_line')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .where('client_id', '=', clientId)
        .executeTakeFirstOrThrow();
      const copies = Math.ceil(lines / Number(n)) - 1;
      // Stores the original ids before the first copy joins them, because every copy is made of the originals.
      await sql`create temporary table original on commit drop as
        select id, contract_id from contract_line where client_id = ${clientId}`.execute(transaction);
      for (let copy = 1; copy <= copies; copy += 1) {
        await copyRows(transaction, 'contract', copy, 'contract_id');
        await copyRows(transaction, 'contract_line', copy, 'id');
      }
    }),
  );
  await compactCounts(db);
  // PostgreSQL vacuums by itself a little later, the embedded database within the hour.
  await sql`vacuum analyze`.execute(db);
}

/** Copies a client's orders with their lines up to a number of orders. Their history is not copied. */
export async function growOrders(db: Kysely<Database>, clientId: number, orders: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`create temporary table original on commit drop as
      select id from rental_order where client_id = ${clientId} and status <> 'draft'`
      .execute(transaction)
      .then(() => sql<{ id: string }>`select id from original`.execute(transaction));
    const copies = rows.length === 0 ? 0 : Math.ceil(orders / rows.length) - 1;
    for (let copy = 1; copy <= copies; copy += 1) {
      await copyRows(transaction, 'rental_order', copy, 'id');
      await copyRows(transaction, 'rental_order_line', copy, 'id', 'order_id');
    }
  });
  await compactCounts(db);
  await sql`vacuum analyze rental_order`.execute(db);
  await sql`vacuum analyze rental_order_line`.execute(db);
}

/**
 * Copies an invoice and repeats its lines up to a number of lines. Returns the id of the copy. Its amounts do not add
 * up.
 */
export async function growInvoice(db: Kysely<Database>, invoiceId: string, lines: number): Promise<string> {
  const copied = idOfCopy(sql.val(invoiceId), lines);
  const { id, isThere } = await db
    .selectNoFrom((eb) => [
      copied.as('id'),
      eb.exists(eb.selectFrom('document').where('id', '=', copied)).as('isThere'),
    ])
    .executeTakeFirstOrThrow();
  if (isThere) return id;
  await db.transaction().execute(async (transaction) => {
    await sql`create temporary table original on commit drop as select ${invoiceId}::uuid as id`.execute(transaction);
    await copyRows(transaction, 'document', lines, 'id');
    await sql`
      insert into document_line (id, document_id, client_id, line_no, contract_line_id, text, quantity, unit, price, net, vat_rate)
      select ${uuidOf(sql`concat(${id}::text, n)`)}, ${id}::uuid, client_id, n, contract_line_id, text, quantity, unit, price, net, vat_rate
      from generate_series(1, ${lines}::int) n
      join (select *, row_number() over (order by line_no) as place, count(*) over () as places
        from document_line where document_id = ${invoiceId}) own on own.place = 1 + (n - 1) % own.places`.execute(
      transaction,
    );
  });
  return id;
}

/** Deterministic, so that rows which refer to each other do so as copies too. */
const idOfCopy = (id: RawBuilder<unknown>, copy: number) => uuidOf(sql`${id}::text || ${String(copy)}`);

/** Copies the rows of a table with ids, or values of `idColumn`, in this column of `original`. */
async function copyRows(
  db: Kysely<Database>,
  table: keyof typeof CHANGED,
  copy: number,
  key: string,
  idColumn = 'id',
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = rows.map(({ name }) => sql.id(name));
  const changed: Readonly<Record<string, 'id' | 'number' | 'none'>> = CHANGED[table];
  const values = rows.map(({ name }) => {
    if (changed[name] === 'id') return idOfCopy(sql.id(name), copy);
    if (changed[name] === 'none') return sql`null`;
    return changed[name] === 'number' ? sql`${sql.id(name)} || ${`-${copy}`}` : sql.id(name);
  });
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)} from ${sql.table(table)} where ${sql.id(idColumn)} in (select ${sql.id(key)} from original)`.execute(
    db,
  );
}

/** Inserts notifications of a user, about requests and assets in turns, an hour apart. Every third one is read. */
export async function growNotifications(
  db: Kysely<Database>,
  { clientId, userId, count }: { readonly clientId: number; readonly userId: string; readonly count: number },
): Promise<void> {
  await sql`
    with thing as (
      select row_number() over (order by id) as number, resource, id from (
        select 'request' as resource, id from request where client_id = ${clientId} and status <> 'draft'
        union all
        select 'asset', id from asset where client_id = ${clientId} and ownership = 'owned'
      ) things
    ), made as (
      insert into notification (id, client_id, user_id, at, kind, resource, resource_id, in_portal)
      select ${uuidOf(sql`concat_ws(' ', ${clientId}::int, n)`)}, ${clientId}::int, ${userId}::uuid,
        now() - n * interval '30 minutes', case resource when 'request' then 'comment' else 'inspectionDue' end,
        resource, thing.id, true
      from generate_series(1, ${count}::int) n
      join thing on thing.number = 1 + n % (select count(*) from thing)
      on conflict do nothing
      returning id, client_id, at
    )
    insert into notification_read (notification_id, client_id, read_at)
    select id, client_id, at from made where ascii(right(id::text, 1)) % 3 = 0`.execute(db);
  await sql`vacuum analyze notification`.execute(db);
  await sql`vacuum analyze notification_read`.execute(db);
}
