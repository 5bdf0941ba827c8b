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

/** One thing that needs the caller, and what waiting costs (DOM-30). */
export const AttentionItem = z.object({
  cause: Cause,
  /** Of the contract line, off-hire, order, request, invoice or asset: the same for as long as the cause is there. */
  id: Uuid,
  /** What has a page of its own. */
  subject: NamedSubject,
  /** The contract line that a call-off or an extension begins with. */
  lineId: z.nullable(Uuid),
  /** What a request or an own asset is called; null for what its product names. */
  title: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  /** Pieces of a machine, or machines of an order or an off-hire. */
  quantity: z.int(),
  /** What is painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  city: z.nullable(z.string()),
  /** The local date that it is about: expected back, failed, ordered, waiting since, due. Null for a failed inspection. */
  day: z.nullable(LocalDate),
  /** Whole days from that day to today; less than nothing while it is ahead. */
  daysSince: z.nullable(z.int()),
  /** Who has ordered or asked. */
  person: z.nullable(Named),
  failReason: z.nullable(z.enum(FAIL_REASONS)),
  /** What each further charged day costs. Excludes VAT, transport, insurance and fuel, as do the next two (DOM-16). */
  furtherDay: visibleBy('rental', Money),
  /** What the days since that day cost. */
  costSince: visibleBy('rental', Money),
  /** What an order is expected to cost. */
  estimate: visibleBy('rental', Money),
  /** What of an invoice is still to be paid. */
  due: visibleBy('invoice', Money),
  step: z.enum(ATTENTION_STEPS),
  /** Who was asked to see to it; everybody sees that who sees the entry. */
  assignee: z.nullable(Named),
  /** Since when it is theirs. */
  assignedAt: z.nullable(Instant),
  /** Whose it was before. */
  formerAssignee: z.nullable(Named),
  /** On which day it comes back to the caller, who has snoozed it. */
  snoozedUntil: z.nullable(LocalDate),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/** A page of what needs the caller, the costliest first, and how much there is in all. */
export const Attention = z.extend(pageOf(AttentionItem), {
  /** How many things each view has, whichever is asked for. */
  views: z.object({ everyone: z.int(), mine: z.int(), snoozed: z.int() }),
  /** How many things each cause has in the view that is asked for; a cause with none is left out. */
  causes: z.array(z.object({ cause: Cause, count: z.int() })),
  /** What runs on past its day or after a failed pick-up, and what a further charged day of it costs, per currency. */
  running: z.object({ machines: z.int(), furtherDay: visibleBy('rental', z.array(Money)) }),
});
export type Attention = z.infer<typeof Attention>;

/** Until the beginning of a day, at the depot of a machine and else where the operating company is. */
export const AttentionSnooze = z.object({ until: LocalDate });
export type AttentionSnooze = z.infer<typeof AttentionSnooze>;
/** To whom it is given; null takes it back. */
export const AttentionAssignment = z.object({ userId: z.nullable(Uuid) });
export type AttentionAssignment = z.infer<typeof AttentionAssignment>;

const Entries = z.array(Uuid).check(z.minLength(1), z.maxLength(MAX_ENTRIES));
/** Several at once, until one day; null brings them back. */
export const AttentionSnoozes = z.object({ ids: Entries, until: z.nullable(LocalDate) });
export type AttentionSnoozes = z.infer<typeof AttentionSnoozes>;
/** The same in a form that puts off, where a day is asked for. */
export const AttentionSnoozesUntil = z.extend(AttentionSnoozes, { until: LocalDate });
/** Several at once to one of those who have all of them; null takes them back. */
export const AttentionAssignments = z.object({ ids: Entries, userId: z.nullable(Uuid) });
export type AttentionAssignments = z.infer<typeof AttentionAssignments>;
/** What was done with several: all of it, but for these. */
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
