import type { AttentionCause, AttentionItem } from '@hireyard/contract';
import { costSince, nextStep } from '../../domain/attention.ts';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { daysBetween, type LocalDate, localDate } from '../../domain/calendar.ts';
import { FAILED_DUE_ON } from '../../domain/inspection.ts';
import { moneyOf } from '../../domain/money.ts';
import type { ClientCall } from '../../http/route.ts';
import { assetsWithReferences, todayOf } from '../main/assets/rows.ts';
import { estimated, ordersWithReferences } from '../main/orders/rows.ts';
import { documentsWithReferences, invoiceAmount } from '../overview/document-rows.ts';
import { actionsOfRow, linesWithReferences, rateOf } from '../overview/line-rows.ts';
import { projectRef } from '../project-ref.ts';
import { requestsWithReferences } from '../request/request-rows.ts';
import type { Cause, Entry } from './causes.ts';

type OfEntry = 'cause' | 'id' | 'day' | 'daysSince' | 'assignee' | 'assignedAt' | 'formerAssignee' | 'snoozedUntil';
type Content = Omit<AttentionItem, OfEntry> & { readonly today: LocalDate };
type Read = (call: ClientCall, entries: readonly Cause[], weekDays: BillingWeekDays) => Promise<Map<string, Content>>;

const NOTHING = {
  lineId: null,
  title: null,
  productCode: null,
  quantity: 1,
  fleetNumber: null,
  city: null,
  person: null,
  failReason: null,
  furtherDay: null,
  costSince: null,
  estimate: null,
  due: null,
  step: 'show',
} as const satisfies Partial<Content>;

/** Reads the contents of a page of entries, with one query per kind. */
export async function itemsOf(
  call: ClientCall,
  entries: readonly Entry[],
  weekDays: BillingWeekDays,
): Promise<AttentionItem[]> {
  const contents = new Map<string, Content>();
  for (const [reader, some] of Map.groupBy(entries, readerOf)) {
    for (const [id, one] of await reader(call, some, weekDays)) contents.set(id, one);
  }
  return entries.flatMap((entry) => {
    const { cause, id, snoozed_until: snoozedUntil } = entry;
    const one = contents.get(id);
    // The cause ended between two queries.
    if (!one) return [];
    const { today, ...item } = one;
    // A failed inspection has no day of its own.
    const day = entry.day === FAILED_DUE_ON ? null : entry.day;
    const daysSince = day === null ? null : daysBetween(day, today);
    return [{ ...item, cause, id, day, daysSince, ...givenTo(entry), snoozedUntil }];
  });
}

function givenTo(entry: Entry): Pick<AttentionItem, 'assignee' | 'assignedAt' | 'formerAssignee'> {
  const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  const assignee = personOf(entry.assignee_id, entry.assignee_name);
  return {
    assignee,
    assignedAt: assignee && (entry.assigned_at?.toISOString() ?? null),
    formerAssignee: personOf(entry.former_id, entry.former_name),
  };
}

const idsOf = (entries: readonly Cause[]) => entries.map(({ id }) => id);

const machines: Read = async (call, entries, billingWeekDays) => {
  const { scope, now } = call;
  const rows = await linesWithReferences(call).where('contract_line.id', 'in', idsOf(entries)).execute();
  const failed = await offHires(
    call,
    entries.flatMap(({ off_hire_id: id }) => id ?? []),
  );
  const entryOf = new Map(entries.map((one) => [one.id, one]));
  return new Map(
    rows.map((row) => {
      const { cause, runs, off_hire_id: offHireId, day, amount, currency } = entryOf.get(row.id) as Cause;
      const today = localDate(now, row.time_zone);
      const rate = scope.prices ? rateOf(row) : null;
      const running = rate && { rate, quantity: row.quantity, billingWeekDays };
      const offHire = failed.find(({ id }) => id === offHireId);
      const content: Content = {
        ...NOTHING,
        today,
        subject: offHire
          ? { resource: 'offHire', id: offHire.id, name: offHire.number }
          : { resource: 'contract', id: row.contract_id, name: row.contract_number },
        lineId: row.id,
        productCode: row.product_code,
        quantity: row.quantity,
        fleetNumber: row.fleet_number,
        project: projectRef(row),
        city: row.city,
        failReason: offHire?.fail_reason ?? null,
        furtherDay: moneyOf(amount, currency),
        costSince: running && runs && day ? costSince(running, day, today) : null,
        step: nextStep(cause, actionsOfRow(row, scope.rights)),
      };
      return [row.id, content];
    }),
  );
};

const offHires = async ({ db }: ClientCall, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('off_hire').where('id', 'in', ids).select(['id', 'number', 'fail_reason', 'line_count']).execute();

/** Off-rent machines that wait for another pick-up. One of them represents all. */
const pickups: Read = async (call, entries) => {
  const rows = await offHires(call, idsOf(entries));
  const lines = await linesWithReferences(call)
    .where('contract_line.off_hire_id', 'in', idsOf(entries))
    .orderBy('contract_line.contract_number')
    .orderBy('contract_line.line_no')
    .execute();
  return new Map(
    rows.flatMap((row): [string, Content][] => {
      const line = lines.find(({ off_hire_id: id }) => id === row.id);
      if (!line) return [];
      return [
        [
          row.id,
          {
            ...NOTHING,
            today: todayOf(call),
            subject: { resource: 'offHire', id: row.id, name: row.number },
            productCode: line.product_code,
            quantity: row.line_count,
            fleetNumber: row.line_count === 1 ? line.fleet_number : null,
            project: projectRef(line),
            city: line.city,
            failReason: row.fail_reason,
          },
        ],
      ];
    }),
  );
};

const orders: Read = async (call, entries) => {
  const rows = await ordersWithReferences(call).where('rental_order.id', 'in', idsOf(entries)).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...NOTHING,
        today: todayOf(call),
        subject: { resource: 'order', id: row.id, name: row.number },
        productCode: row.first_product,
        quantity: row.piece_count,
        project: projectRef(row),
        person: row.orderer,
        estimate: call.scope.prices ? estimated(row) : null,
        step: nextStep('orderApproval', []),
      },
    ]),
  );
};

const requests: Read = async (call, entries) => {
  const rows = await requestsWithReferences(call).where('request.id', 'in', idsOf(entries)).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...NOTHING,
        today: todayOf(call),
        subject: { resource: 'request', id: row.id, name: row.number },
        title: row.title,
        project: projectRef(row),
        person: row.writer,
      },
    ]),
  );
};

const invoices: Read = async (call, entries) => {
  const rows = await documentsWithReferences(call).where('document.id', 'in', idsOf(entries)).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...NOTHING,
        today: todayOf(call),
        subject: { resource: 'document', id: row.id, name: row.number },
        project: projectRef(row),
        due: invoiceAmount(row.due, row, call),
      },
    ]),
  );
};

/** Machines of certificates. An entry is about the certificate, and its step leads to the machine. */
const certificates: Read = async (call, entries) => {
  const lineIds = entries.flatMap(({ line_id: id }) => id ?? []);
  const rows = await linesWithReferences(call).where('contract_line.id', 'in', lineIds).execute();
  const lines = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    entries.flatMap(({ id, line_id: lineId, cause }): [string, Content][] => {
      const row = lines.get(lineId ?? '');
      if (!row) return [];
      const content: Content = {
        ...NOTHING,
        today: localDate(call.now, row.time_zone),
        subject: { resource: 'contract', id: row.contract_id, name: row.contract_number },
        productCode: row.product_code,
        fleetNumber: row.fleet_number,
        project: projectRef(row),
        city: row.city,
        step: nextStep(cause, []),
      };
      return [[id, content]];
    }),
  );
};

const assets: Read = async (call, entries) => {
  const rows = await assetsWithReferences(call.db).where('asset.id', 'in', idsOf(entries)).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...NOTHING,
        today: todayOf(call),
        subject: { resource: 'asset', id: row.id, name: row.tag },
        title: row.name,
        productCode: row.product_code,
        fleetNumber: row.tag,
        project: projectRef(row),
      },
    ]),
  );
};

const READERS: { readonly [C in AttentionCause]: Read } = {
  machineOverdue: machines,
  pickupFailed: machines,
  rentalEnding: machines,
  orderApproval: orders,
  requestWaiting: requests,
  invoiceDue: invoices,
  certificateEnding: certificates,
  inspectionDue: assets,
};
const readerOf = ({ cause, line_id: lineId }: Cause): Read =>
  cause === 'pickupFailed' && lineId === null ? pickups : READERS[cause];
