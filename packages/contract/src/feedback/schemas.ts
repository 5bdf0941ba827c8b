import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { linesOf } from '../core/text-schemas.ts';
import { FEEDBACK_KINDS, FEEDBACK_TEXT_MAX } from './values.ts';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** A page of the portal by its path: whose it is stays out, and with the query what was searched for. */
const PagePath = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^\/[\w/-]*$/)),
  z.transform((path) => path.replaceAll(ID, '…')),
);

/** A problem or an idea, with what helps to understand it. */
export const Feedback = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  text: linesOf(FEEDBACK_TEXT_MAX),
  /** The page that it was written on. */
  page: PagePath,
  /** Of the portal. */
  version: z.string().check(z.regex(/^[\w.+-]{1,50}$/)),
  /** Of the failed call that was on screen, if any. */
  traceId: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** A picture among the attachments that the user has just sent. */
  screenshotId: z.nullable(Uuid),
});
export type Feedback = z.infer<typeof Feedback>;

export const feedbackSchemas = { createFeedback: { body: Feedback } };
