import { type Contract, type ContractLine, getContract, INVOICE_TYPES, type Money } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import type { ClientDb } from '../../database/client/client-db.ts';
import { moneyOf, sum } from '../../domain/money.ts';
import { canReport, contractActions } from '../../domain/off-hires.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, route } from '../../http/route.ts';
import { colleague } from '../colleague.ts';
import { offHiresOf } from '../main/off-hires/rows.ts';
import { postalAddress } from '../postal-address.ts';
import { siteContact } from '../site-contact.ts';
import { contractHead, contractsWithReferences } from './contract-rows.ts';
import { linesWithReferences, toContractLine } from './line-rows.ts';

/** GET /contracts/{id}: a contract with its lines, their periods and its cost so far. */
export const getContractRoute = route(getContract, async (call): Promise<Contract> => {
  const { db, scope, params } = call;
  const head = await contractsWithReferences(db).where('contract.id', '=', params.id).executeTakeFirst();
  if (!head) throw notFound();

  const rows = await linesWithReferences(call)
    .where('contract_line.contract_id', '=', head.id)
    .orderBy('contract_line.line_no')
    .execute();
  const lineIds = rows.map(({ id }) => id);
  const periods = await periodsOf(db, lineIds);
  const invoiceIds = await invoiceIdsOf(periods, call);
  const extensions = await extensionsOf(db, lineIds);
  const requests = await requestsAbout(lineIds, call);
  const offHireIds = await offHireIdsOf(db, lineIds);
  const replacedBy = new Map(rows.map(({ id, replaced_by_line_id: successor }) => [successor, id]));

  return {
    ...contractHead(head),
    address: postalAddress({ ...head, name: head.address_name }),
    depot: await depotOf(db, head.depot_id),
    siteContact: await contactOf(db, head.site_contact_id),
    lines: rows.map((row) => ({
      ...withReport(toContractLine(row, scope), scope),
      periods: periods
        .filter((period) => period.lineId === row.id)
        .map(({ lineId, amount, ...period }) => ({
          ...period,
          amount: scope.prices ? amount : null,
          invoiceId: invoiceIds.get(period.invoiceNumber ?? '') ?? null,
        })),
      nextBillingDate: row.next_billing_on,
      extensions: extensions.filter(({ lineId }) => lineId === row.id).map(({ lineId: _line, ...one }) => one),
      replacedByLineId: row.replaced_by_line_id,
      replacesLineId: replacedBy.get(row.id) ?? null,
      requests: requests.filter(({ lineId }) => lineId === row.id).map(({ id, number }) => ({ id, number })),
    })),
    spendToDate: scope.prices ? spend(periods, rows[0]?.rate_currency ?? null) : null,
    offHires: await offHiresOf(call, offHireIds),
    actions: contractActions(scope),
    version: head.version,
  };
});

const withReport = (line: ContractLine, scope: ClientScope): ContractLine =>
  canReport(line.status, scope) ? { ...line, actions: [...line.actions, 'report'] } : line;

/** Total of the charged periods. Zero in the contract's currency before the first. */
function spend(periods: readonly { kind: string; amount: Money | null }[], currency: string | null): Money | null {
  const charged = periods.flatMap(({ kind, amount }) => (kind === 'charge' && amount ? [amount] : []));
  return sum(charged) ?? (currency === null ? null : { amount: '0.00', currency });
}

async function periodsOf(db: ClientDb, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('rental_period')
    .where('contract_line_id', 'in', lineIds)
    .selectAll()
    .orderBy('starts_on')
    .execute();
  return rows.map((row) => ({
    lineId: row.contract_line_id,
    from: row.starts_on,
    to: row.ends_on,
    kind: row.kind,
    days: row.days,
    amount: moneyOf(row.amount, row.currency),
    invoiceNumber: row.invoice_number,
  }));
}

/** Returns the ids of visible invoices and credit notes of these periods, by number. */
async function invoiceIdsOf(
  periods: readonly { readonly invoiceNumber: string | null }[],
  { db, scope }: ClientCall,
): Promise<Map<string, string>> {
  const numbers = [...new Set(periods.flatMap(({ invoiceNumber }) => invoiceNumber ?? []))];
  if (numbers.length === 0 || !scope.rights.has('document-view')) return new Map();
  const rows = await db
    .selectFrom('document')
    .where('type', 'in', INVOICE_TYPES)
    .where('number', 'in', numbers)
    .select(['id', 'number'])
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}

async function extensionsOf(db: ClientDb, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('line_extension')
    .where('contract_line_id', 'in', lineIds)
    .selectAll()
    .select(colleague(db, 'line_extension.extended_by').as('by'))
    .orderBy('extended_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    lineId: row.contract_line_id,
    from: row.expected_before.toISOString(),
    to: row.expected_after.toISOString(),
    reason: row.reason,
    at: row.extended_at.toISOString(),
    by: row.by,
  }));
}

/** Returns the open requests about these lines. */
async function requestsAbout(lineIds: readonly string[], { db, scope }: ClientCall) {
  if (lineIds.length === 0 || !scope.modules.has('request')) return [];
  return db
    .selectFrom('request')
    .where('contract_line_id', 'in', lineIds)
    .where('status', 'in', ['submitted', 'inReview', 'quoted', 'approved'])
    .select(['id', 'number', 'contract_line_id as lineId'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

async function offHireIdsOf(db: ClientDb, lineIds: readonly string[]): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('off_hire_line')
    .where('contract_line_id', 'in', lineIds)
    .select('off_hire_id')
    .distinct()
    .execute();
  return rows.map((row) => row.off_hire_id);
}

async function depotOf(db: ClientDb, id: string) {
  const depot = await db
    .selectFrom('depot')
    .where('id', '=', id)
    .select(['id', 'name', 'phone', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { id: depot.id, name: depot.name, phone: phoneText(depot.phone), timeZone: depot.time_zone };
}

async function contactOf(db: ClientDb, id: string | null) {
  if (id === null) return null;
  const person = await db.selectFrom('contact_person').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  return siteContact(person);
}
