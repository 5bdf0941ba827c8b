import * as z from 'zod/mini';
import { AttachmentIds } from '../attachments/schemas.ts';
import { rentalDaysRules } from '../core/period-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, linesOf, optionalLineOf } from '../core/text-schemas.ts';
import { FAULTS, LINE_ANSWERS, MAX_DISPUTED_LINES, MAX_QUANTITY, MAX_REQUEST_LINES } from './values.ts';

// Separate from the response schemas, so that a form loads only these.

/** Line of a request: either a product of the catalog or a free text. */
export const RequestLineEdit = z
  .object({
    productCode: optionalLineOf(40),
    text: optionalLineOf(200),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
    from: LocalDate,
    to: z.nullable(LocalDate),
    remark: optionalLineOf(200),
  })
  .check(
    fieldsRule(['productCode', 'text'], ({ productCode, text }) => (productCode === null) !== (text === null), {
      path: ['text'],
      code: 'required',
    }),
    ...rentalDaysRules,
  );
export type RequestLineEdit = z.infer<typeof RequestLineEdit>;

const common = {
  title: lineOf(120),
  projectId: z.nullable(Uuid),
  poNumber: optionalLineOf(50),
  costCode: optionalLineOf(50),
  /** Submits the request; otherwise saves a draft that only its writer sees. */
  submit: z.boolean(),
};
const lines = z.array(RequestLineEdit).check(z.maxLength(MAX_REQUEST_LINES), z.minLength(1));
const description = linesOf(2000);

const equipment = z.object({ kind: z.literal('equipment'), ...common, lines });
const quote = z.object({ kind: z.literal('quote'), ...common, lines });
const service = z
  .object({
    kind: z.literal('service'),
    ...common,
    /** Machine on rent or own asset. Both are null for another machine, which the description names. */
    contractLineId: z.nullable(Uuid),
    assetId: z.nullable(Uuid),
    fault: z.enum(FAULTS),
    safeToUse: z.boolean(),
    description,
    /** Photos of the damage. */
    attachmentIds: AttachmentIds,
  })
  .check(
    fieldsRule(
      ['contractLineId', 'assetId'],
      ({ contractLineId, assetId }) => contractLineId === null || assetId === null,
      { path: ['assetId'], code: 'choice' },
    ),
  );
/** Line of an invoice in question: some of its days, or all of the line if both are null. */
export const DisputedLineEdit = z
  .object({ lineId: Uuid, from: z.nullable(LocalDate), to: z.nullable(LocalDate) })
  .check(
    fieldsRule(['from', 'to'], ({ from, to }) => (from === null) === (to === null), { path: ['to'], code: 'required' }),
    fieldsRule(['from', 'to'], ({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      code: 'before-from',
    }),
  );
export type DisputedLineEdit = z.infer<typeof DisputedLineEdit>;

const billing = z.object({
  kind: z.literal('billing'),
  ...common,
  documentId: z.nullable(Uuid),
  /** Lines of the invoice in question, each at most once. Empty for the whole invoice. */
  disputedLines: z._default(z.array(DisputedLineEdit).check(z.maxLength(MAX_DISPUTED_LINES)), []),
  description,
});
const change = z.object({ kind: z.literal('change'), ...common, contractLineId: z.nullable(Uuid), description });

/** Input per kind of request. */
export const REQUEST_EDITS = { equipment, quote, service, billing, change };
/** Answer to one line. A refusal needs a reason for the writer. An own asset is assigned to the request's project. */
export const LineAnswerEdit = z
  .object({ lineId: Uuid, by: z.enum(LINE_ANSWERS), note: optionalLineOf(200), assetId: z.nullable(Uuid) })
  .check(
    fieldsRule(['by', 'note'], ({ by, note }) => by !== 'none' || note !== null, { path: ['note'], code: 'required' }),
    fieldsRule(['by', 'assetId'], ({ by, assetId }) => by === 'ownAsset' || assetId === null, {
      path: ['assetId'],
      code: 'unknown',
    }),
  );
export type LineAnswerEdit = z.infer<typeof LineAnswerEdit>;

/** Comment on a request. With `asksBack`, the request then waits for its writer. */
export const RequestCommentEdit = z.object({
  text: linesOf(2000),
  asksBack: z.boolean(),
  attachmentIds: AttachmentIds,
});
