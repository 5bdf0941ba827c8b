import * as z from 'zod/mini';
import { AttachmentIds } from '../attachments/schemas.ts';
import { rentalDaysRules } from '../core/period-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, linesOf, optionalLineOf } from '../core/text-schemas.ts';
import { FAULTS, LINE_ANSWERS, MAX_QUANTITY, MAX_REQUEST_LINES } from './values.ts';

// Apart from the schemas of answers, so that a form loads these alone.

/** What is asked for in one line: a product of the catalog or a free text, never both. */
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
  /** Sends it at once; otherwise it is a draft that its writer alone sees. */
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
    /** A machine on rent or an own asset; both are null for another, and the description says which. */
    contractLineId: z.nullable(Uuid),
    assetId: z.nullable(Uuid),
    fault: z.enum(FAULTS),
    safeToUse: z.boolean(),
    description,
    /** Photos of what happened. */
    attachmentIds: AttachmentIds,
  })
  .check(
    fieldsRule(
      ['contractLineId', 'assetId'],
      ({ contractLineId, assetId }) => contractLineId === null || assetId === null,
      { path: ['assetId'], code: 'choice' },
    ),
  );
const billing = z.object({ kind: z.literal('billing'), ...common, documentId: z.nullable(Uuid), description });
const change = z.object({ kind: z.literal('change'), ...common, contractLineId: z.nullable(Uuid), description });

/** What a writer enters, by kind: each asks for what its answer needs. */
export const REQUEST_EDITS = { equipment, quote, service, billing, change };
/**
 * The answer to one line. One that is not supplied needs a reason, which its writer reads; an asset of the client's own is
 * assigned to the project of the request.
 */
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

/** What is written on a request; with `asksBack` it waits for its writer next. */
export const RequestCommentEdit = z.object({
  text: linesOf(2000),
  asksBack: z.boolean(),
  attachmentIds: AttachmentIds,
});
