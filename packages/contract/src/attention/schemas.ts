import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { MAX_SEARCH_LENGTH } from '../core/list.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { Instant, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { searchOf } from '../core/text-schemas.ts';
import { FAIL_REASONS } from '../off-hires/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { ATTENTION_REFUSALS, MAX_ENTRIES } from './bulk-values.ts';
import { ATTENTION_CAUSES, ATTENTION_STEPS, ATTENTION_VIEWS } from './values.ts';

const Cause = z.enum(ATTENTION_CAUSES);

/** Item that needs the caller's attention, with the cost of waiting (DOM-30). */
export const AttentionItem = z.object({
  cause: Cause,
  /** Id of the contract line, off-hire, order, request, invoice, certificate or asset. Stable while the cause lasts. */
  id: Uuid,
  /** Resource with a page of its own. */
  subject: NamedSubject,
  /** Contract line preselected for a call-off or an extension. */
  lineId: z.nullable(Uuid),
  /** Title of a request or name of an own asset; null for items named by their product. */
  title: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  /** Pieces of a machine, or machines of an order or an off-hire. */
  quantity: z.int(),
  /** Number painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  city: z.nullable(z.string()),
  /**
   * Local date of the cause: expected end, failed pick-up, order, start of waiting, due date or last day of a certificate.
   * Null for a failed inspection.
   */
  day: z.nullable(LocalDate),
  /** Whole days from `day` to today; negative if `day` is in the future. */
  daysSince: z.nullable(z.int()),
  /** Writer of the order or request. */
  person: z.nullable(Named),
  failReason: z.nullable(z.enum(FAIL_REASONS)),
  /** Cost of each further charged day. Excludes VAT, transport, insurance and fuel, as do the next two (DOM-16). */
  furtherDay: visibleBy('rental', Money),
  /** Cost of the days since `day`. */
  costSince: visibleBy('rental', Money),
  /** Expected cost of an order. */
  estimate: visibleBy('rental', Money),
  /** Open amount of an invoice. */
  due: visibleBy('invoice', Money),
  step: z.enum(ATTENTION_STEPS),
  /** Assigned user. Visible to everybody with access to the item. */
  assignee: z.nullable(Named),
  /** Time of the assignment. */
  assignedAt: z.nullable(Instant),
  /** Previous assignee. */
  formerAssignee: z.nullable(Named),
  /** Day on which the snoozed item returns to the caller. */
  snoozedUntil: z.nullable(LocalDate),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/** Page of items that need the caller's attention, most expensive first, with the totals. */
export const Attention = z.extend(pageOf(AttentionItem), {
  /** Number of items per view, independent of the requested view. */
  views: z.object({ everyone: z.int(), mine: z.int(), snoozed: z.int() }),
  /** Number of items per cause in the requested view. Causes without items are omitted. */
  causes: z.array(z.object({ cause: Cause, count: z.int() })),
  /** Machines past their expected end or with a failed pick-up, and the cost of a further charged day per currency. */
  running: z.object({ machines: z.int(), furtherDay: visibleBy('rental', z.array(Money)) }),
});
export type Attention = z.infer<typeof Attention>;

/** Snoozes until the start of a day, in the time zone of the machine's depot, else of the operating company. */
export const AttentionSnooze = z.object({ until: LocalDate });
export type AttentionSnooze = z.infer<typeof AttentionSnooze>;
/** New assignee; null removes the assignment. */
export const AttentionAssignment = z.object({ userId: z.nullable(Uuid) });
export type AttentionAssignment = z.infer<typeof AttentionAssignment>;

const Entries = z.array(Uuid).check(z.minLength(1), z.maxLength(MAX_ENTRIES));
/** Snoozes several items until one day; null ends the snoozing. */
export const AttentionSnoozes = z.object({ ids: Entries, until: z.nullable(LocalDate) });
export type AttentionSnoozes = z.infer<typeof AttentionSnoozes>;
/** Input of the snooze form, where the day is required. */
export const AttentionSnoozesUntil = z.extend(AttentionSnoozes, { until: LocalDate });
/** Assigns several items to one user with access to all of them; null removes the assignments. */
export const AttentionAssignments = z.object({ ids: Entries, userId: z.nullable(Uuid) });
export type AttentionAssignments = z.infer<typeof AttentionAssignments>;
/** Result of a bulk call: everything succeeded except for these items. */
export const AttentionOutcome = z.object({
  refused: z.array(z.object({ id: Uuid, reason: z.enum(ATTENTION_REFUSALS) })),
});
export type AttentionOutcome = z.infer<typeof AttentionOutcome>;

const assignees = { q: z.optional(searchOf(MAX_SEARCH_LENGTH)) };

export const attentionSchemas = {
  getAttention: {
    query: pagedQuery({ cause: repeated(Cause), view: z._default(z.enum(ATTENTION_VIEWS), 'everyone') }),
    response: Attention,
  },
  putAttentionSnooze: { body: AttentionSnooze },
  deleteAttentionSnooze: {},
  getAttentionAssignees: {
    query: pagedQuery(assignees),
    response: pageOf(Named),
  },
  putAttentionAssignee: { body: AttentionAssignment },
  snoozeAttention: { body: AttentionSnoozes, response: AttentionOutcome },
  getSharedAssignees: {
    query: pagedQuery({ entry: repeated(Uuid), ...assignees }),
    response: pageOf(Named),
  },
  assignAttention: { body: AttentionAssignments, response: AttentionOutcome },
};
