import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { FAIL_REASONS } from '../off-hires/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { ATTENTION_CAUSES, ATTENTION_STEPS } from './values.ts';

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
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/** A page of what needs the caller, the costliest first, and how much there is in all. */
export const Attention = z.extend(pageOf(AttentionItem), {
  /** How many things each cause has; a cause with none is left out. */
  causes: z.array(z.object({ cause: Cause, count: z.int() })),
  /** What runs on past its day or after a failed pick-up, and what a further charged day of it costs, per currency. */
  running: z.object({ machines: z.int(), furtherDay: visibleBy('rental', z.array(Money)) }),
});
export type Attention = z.infer<typeof Attention>;

export const attentionSchemas = {
  getAttention: { query: pagedQuery({ cause: repeated(Cause) }), response: Attention },
};
