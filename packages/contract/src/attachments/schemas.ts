import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { ATTACHMENT_TYPES, ATTACHMENTS_MAX } from './values.ts';

export const Attachment = z.object({
  id: Uuid,
  name: z.string(),
  mediaType: z.enum(ATTACHMENT_TYPES),
  /** In bytes, as it is stored. */
  size: z.int(),
  /** Whether it is a picture, which has a small one beside it. */
  hasThumbnail: z.boolean(),
  addedAt: Instant,
  addedBy: z.nullable(Named),
});
export type Attachment = z.infer<typeof Attachment>;

/** What a write names of the files that shall hang on its resource, those that hang on it already among them. */
export const AttachmentIds = z.array(Uuid).check(z.maxLength(ATTACHMENTS_MAX));

export const attachmentSchemas = {
  createAttachment: { response: Attachment },
  getAttachmentContent: {},
  getAttachmentThumbnail: {},
};
