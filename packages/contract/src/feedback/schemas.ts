import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { linesOf } from '../core/text-schemas.ts';
import { FEEDBACK_KINDS, FEEDBACK_TEXT_MAX } from './values.ts';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Path of a page of the portal. Ids are removed and queries refused, because they reveal clients and searches. */
const PagePath = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^\/[\w/-]*$/)),
  z.transform((path) => path.replaceAll(ID, '…')),
);

export const Feedback = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  text: linesOf(FEEDBACK_TEXT_MAX),
  /** Page on which the user opened the form. */
  page: PagePath,
  /** Version of the portal. */
  version: z.string().check(z.regex(/^[\w.+-]{1,50}$/)),
  /** Trace id of the failed call on screen, if any. */
  traceId: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** Screenshot among the attachments that the user has just uploaded. */
  screenshotId: z.nullable(Uuid),
});
export type Feedback = z.infer<typeof Feedback>;

export const feedbackSchemas = { createFeedback: { body: Feedback } };
