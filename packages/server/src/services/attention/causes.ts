import { type AttentionCause, INVOICE_DUE_DAYS } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { dueDaysOf } from '../../domain/inspection.ts';
import type { ClientCall } from '../../http/route.ts';
import { isDecidable } from '../main/orders/deciding.ts';
import { endingCertificates } from '../overview/certificates.ts';
import { chargedDays, furtherDay } from '../overview/charging.ts';
import { BACK_ON_RENT, failedOn } from '../overview/failed-pickups.ts';
import { endsThisWeek, isOverdue, isOwed } from '../overview/overdue.ts';
import { waitsForCaller } from '../request/waiting.ts';
import { mayRead } from '../resources.ts';

/** A cause and its resource, before further data is read. */
export interface Cause {
  readonly cause: AttentionCause;
  readonly id: string;
  readonly line_id: string | null;
  readonly off_hire_id: string | null;
  /** Relevant local date. `FAILED` for a failed inspection. */
  readonly day: LocalDate;
  /** True if waiting already costs money. */
  readonly runs: boolean;
  /** Local date at the depot of a machine, otherwise at the operating company. */
  readonly today: LocalDate;
  /**
   * Cost by which entries are sorted. For a machine, it is the cost of one further day. Null if the caller sees no
   * prices.
   */
  readonly amount: string | null;
  readonly currency: string | null;
}

/** A cause with the caller's snooze and its assignee. */
export interface Entry extends Cause {
  readonly snoozed_until: LocalDate | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly assigned_at: Date | null;
  readonly former_id: string | null;
  readonly former_name: string | null;
}

/** Columns of each select below: the columns of `Found`, and a rank for sorting. */
const COLUMNS = sql`cause, id, line_id, off_hire_id, day, runs, today, rank, amount, currency`;

/**
 * Ranks machines by urgency: those that have cost money since their day, then failed pick-ups, then those that cost
 * nothing yet. The same for every other cause.
 */
export const urgency = (weekDays: BillingWeekDays): RawBuilder<unknown> => sql`case
  when runs and ${chargedDays(sql`(day + 1)`, sql`today`, weekDays)} > 0 then 0
  when cause = 'pickupFailed' then 1 else 2 end`;

/** Cost of the charged days since the day of a machine. Null for entries that cost nothing, and without prices. */
export const costSoFar = (weekDays: BillingWeekDays): RawBuilder<unknown> =>
  sql`case when runs then amount * ${chargedDays(sql`(day + 1)`, sql`today`, weekDays)} end`;

/**
 * Selects all entries that need the caller's attention, with one select per cause that their modules and rights allow.
 * Rows are limited to the tenant scope as everywhere. Without price rights, rows are not sorted by amount (DOM-10).
 */
export function causesOf({ scope, now }: ClientCall, weekDays: BillingWeekDays): RawBuilder<Cause> {
  const { modules, rights, prices } = scope;
  const today = localDate(now, scope.timeZone);
  const nothing = sql`null::numeric, null::text`;
  const here = sql`${today}::date`;
  const ofRate = prices ? sql`${furtherDay(weekDays)}, contract_line.rate_currency::text` : nothing;
  const selects: RawBuilder<unknown>[] = [];

  if (mayRead(scope, 'contract')) {
    const there = sql`(${now}::timestamptz at time zone contract_line.time_zone)::date`;
    const again = sql`exists (select from ${BACK_ON_RENT} as again where again.line_id = contract_line.id)`;
    selects.push(
      sql`select 'machineOverdue' as cause, contract_line.id, contract_line.id as line_id, null::uuid as off_hire_id,
          contract_line.expected_on as day, true as runs, ${there} as today, 0 as rank, ${ofRate}
        from contract_line where ${isOverdue(now)} and not ${again}`,
      sql`select 'pickupFailed', contract_line.id, contract_line.id, failed.off_hire_id, failed.day, true, ${there}, 0,
          ${ofRate}
        from contract_line join ${BACK_ON_RENT} as failed on failed.line_id = contract_line.id`,
      // Its machines are off rent: it waits for a pick-up, and costs nothing.
      sql`select 'pickupFailed', off_hire.id, null, off_hire.id,
          ${failedOn(sql`${scope.timeZone}`)}, false, ${here}, 0, ${nothing}
        from off_hire where off_hire.status = 'failed'`,
      sql`select 'rentalEnding', contract_line.id, contract_line.id, null, contract_line.expected_on, false, ${there},
          1, ${ofRate}
        from contract_line where ${endsThisWeek(now)} and not ${again}`,
      sql`select 'certificateEnding', document.id, contract_line.id, null, document.ends_on, false, ${there}, 5, ${nothing}
        from ${endingCertificates(now)}`,
    );
  }
  if (mayRead(scope, 'order')) {
    const estimate = prices ? sql`rental_order.estimate_amount, rental_order.estimate_currency::text` : nothing;
    selects.push(sql`select 'orderApproval', rental_order.id, null, null,
        (rental_order.created_at at time zone ${scope.timeZone})::date, false, ${here}, 2, ${estimate}
      from rental_order where ${isDecidable(scope)}`);
  }
  if (mayRead(scope, 'request')) {
    selects.push(sql`select 'requestWaiting', request.id, null, null,
        (request.waiting_since at time zone ${scope.timeZone})::date, false, ${here}, 3, ${nothing}
      from request where request.status <> 'draft' and ${waitsForCaller(scope)}`);
  }
  if (mayRead(scope, 'document') && rights.has('invoice-view')) {
    selects.push(sql`select 'invoiceDue', document.id, null, null, document.due_on, false, ${here}, 4,
        document.due, document.currency::text
      from document where ${isOwed()} and not document.disputed and document.due_on <= ${addDays(today, INVOICE_DUE_DAYS)}::date`);
  }
  if (modules.has('asset') && rights.has('asset-view') && rights.has('asset-manage')) {
    selects.push(sql`select 'inspectionDue', asset.id, null, null, asset.inspection_due_on, false, ${here}, 6,
        ${nothing}
      from asset where asset.ownership = 'owned' and asset.status not in ('lost', 'retired')
        and asset.inspection_due_on <= ${dueDaysOf(today).due.to}::date`);
  }
  // Returns no rows, but the same columns, if the caller has no cause.
  const none = sql`select null::text, null::uuid, null::uuid, null::uuid, null::date, false, null::date, 0,
    ${nothing} where false`;
  const named = sql`(cause, id, line_id, off_hire_id, day, runs, today, rank, amount, currency)`;
  return sql`(with found ${named} as (${sql.join([none, ...selects], sql` union all `)}) select ${COLUMNS} from found)`;
}
