import { type Contract, getContract, type Money } from '@hireyard/contract';
import type { ClientDb } from '../../database/client/client-db.ts';
import { sum } from '../../domain/money.ts';
import { notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { postalAddress } from '../postal-address.ts';
import { siteContact } from '../site-contact.ts';
import { contractHead, contractsWithReferences } from './contract-rows.ts';
import { linesWithReferences, toContractLine } from './line-rows.ts';

/** GET /contracts/{id}: a contract with its lines, their periods and what it has cost so far. */
export const getContractRoute = route(getContract, async ({ db, scope, params, now }): Promise<Contract> => {
  const head = await contractsWithReferences(db).where('contract.id', '=', params.id).executeTakeFirst();
  if (!head) throw notFound();

  const rows = await linesWithReferences(db).where('line.contract_id', '=', head.id).orderBy('line.line_no').execute();
  const periods = await periodsOf(
    db,
    rows.map(({ id }) => id),
  );
  const replacedBy = new Map(rows.map(({ id, replaced_by_line_id: successor }) => [successor, id]));

  return {
    ...contractHead(head),
    address: postalAddress({ ...head, name: head.address_name }),
    depot: await depotOf(db, head.depot_id),
    siteContact: await contactOf(db, head.site_contact_id),
    lines: rows.map((row) => ({
      ...toContractLine(row, now, scope.prices),
      periods: periods
        .filter((period) => period.lineId === row.id)
        .map(({ lineId, amount, ...period }) => ({ ...period, amount: scope.prices ? amount : null })),
      nextBillingDate: row.next_billing_on,
      replacedByLineId: row.replaced_by_line_id,
      replacesLineId: replacedBy.get(row.id) ?? null,
    })),
    spendToDate: scope.prices ? spend(periods, rows[0]?.rate_currency ?? null) : null,
    version: head.version,
  };
});

/** Total of the charged periods; zero in the contract's currency before the first. */
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
    till: row.ends_on,
    kind: row.kind,
    days: row.days,
    amount: row.amount !== null && row.currency !== null ? { amount: row.amount, currency: row.currency } : null,
    invoiceNumber: row.invoice_number,
  }));
}

async function depotOf(db: ClientDb, id: string) {
  const depot = await db
    .selectFrom('depot')
    .where('id', '=', id)
    .select(['id', 'name', 'phone', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { id: depot.id, name: depot.name, phone: depot.phone, timeZone: depot.time_zone };
}

async function contactOf(db: ClientDb, id: string | null) {
  if (id === null) return null;
  const person = await db.selectFrom('contact_person').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  return siteContact(person);
}
