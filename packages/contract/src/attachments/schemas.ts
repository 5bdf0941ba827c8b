import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { ATTACHMENT_TYPES, ATTACHMENTS_MAX } from './values.ts';

export const Attachment = z.object({
  id: Uuid,
  name: z.string(),
  mediaType: z.enum(ATTACHMENT_TYPES),
  /** Stored size in bytes. */
  size: z.int(),
  /** True for pictures: each has a thumbnail. */
  hasThumbnail: z.boolean(),
  addedAt: Instant,
  addedBy: z.nullable(Named),
});
export type Attachment = z.infer<typeof Attachment>;

/** Ids of all files that the resource has after the write, including files that it already has. */
export const AttachmentIds = z.array(Uuid).check(z.maxLength(ATTACHMENTS_MAX));

export const attachmentSchemas = {
  createAttachment: { response: Attachment },
  getAttachmentContent: {},
  getAttachmentThumbnail: {},
};
