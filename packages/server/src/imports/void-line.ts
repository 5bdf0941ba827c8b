import type { LineImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { VOIDED_LINE } from '../domain/imported-lines.ts';
import { illegalTransition, invalid } from '../http/problem.ts';

type Line = Pick<Selectable<Database['contract_line']>, 'id' | 'status' | 'off_hire_id'>;

/** Columns of a void line: nothing of it is charged, and nothing is awaited. */
export const VOID_COLUMNS = {
  ...{ off_rent_at: null, returned_at: null, next_billing_on: null, qty_pending_pickup: 0, qty_returned: 0 },
};

const ofVoidInvoice = sql`exists (select from document
  where document.id = document_line.document_id and document.status = 'void')`;

/** Conditions that say that something depends on a line, beside its off-hire. */
export const lineDependents = (id: string) => [
  isBilled(id),
  sql<SqlBool>`exists (select from off_hire_line join off_hire on off_hire.id = off_hire_line.off_hire_id
    where off_hire_line.contract_line_id = ${id}::uuid and off_hire.status <> 'cancelled')`,
  sql<SqlBool>`exists (select from contract_line other
    where other.split_from_line_id = ${id}::uuid or other.replaced_by_line_id = ${id}::uuid)`,
  sql<SqlBool>`exists (select from line_extension
    where contract_line_id = ${id}::uuid and extended_by is not null)`,
  sql<SqlBool>`exists (select from asset_reading where asset_id = ${id}::uuid)`,
  sql<SqlBool>`exists (select from request where contract_line_id = ${id}::uuid and status <> 'cancelled')`,
];

/** True if an invoice has charged days of a line, or names it. */
const isBilled = (id: string) => sql<SqlBool>`(exists (select from rental_period
    where contract_line_id = ${id}::uuid and invoice_number is not null)
  or exists (select from document_line where contract_line_id = ${id}::uuid and not ${ofVoidInvoice}))`;

/** Returns a new row that is void from the start. */
export const asVoid = (row: LineImport): LineImport => ({
  ...row,
  ...{ status: 'cancelled', offRentAt: undefined, returnedAt: undefined, chargedUntil: undefined },
});

/** A line that was made void by mistake comes back where its row says so. */
export const isValidAgain = ({ status }: Pick<Line, 'status'>, { archived }: LineImport): boolean =>
  archived === false && status === 'cancelled';

/** Throws 409 for a line that was called off, or void already, and 422 for one of which a period is billed (DOM-16). */
export async function assertVoidable(db: CompanyDb, line: Line): Promise<void> {
  const allowed = VOIDED_LINE[line.status];
  if (line.off_hire_id !== null || allowed.length === 0) throw illegalTransition(line.status, []);
  if (await db.importEntries.holds(isBilled(line.id))) throw invalid([{ pointer: '/archived', code: 'taken' }]);
}

/** Removes what a line was expected to be charged. */
export async function dropExpected(db: CompanyDb, lineId: string): Promise<void> {
  const periods = await db
    .selectFrom('rental_period')
    .where('contract_line_id', '=', lineId)
    .where('invoice_number', 'is', null)
    .select('id')
    .execute();
  await db.replacePeriods(
    lineId,
    periods.map(({ id }) => id),
    [],
  );
}

/** Makes a line void that was imported by mistake (OP-81). The client's activity names the rental company. */
export async function voidLine(db: CompanyDb, id: string): Promise<void> {
  const line = await db.selectFrom('contract_line').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  if (line.status === 'cancelled') return;
  await assertVoidable(db, line);
  const client = db.within(line.client_id, { silent: true });
  await client.lock();
  await client.move('contract_line', id, VOIDED_LINE, 'cancelled', VOID_COLUMNS);
  await dropExpected(db, id);
}

/** Makes all lines of a contract void, or none: a contract without another line is cancelled. */
export async function voidLinesOf(db: CompanyDb, contractId: string): Promise<void> {
  const lines = db.selectFrom('contract_line').where('contract_id', '=', contractId).where('status', '<>', 'cancelled');
  for (const { id } of await lines.select('id').orderBy('line_no').execute()) await voidLine(db, id);
}
