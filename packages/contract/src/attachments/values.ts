/** Maximum size of one file, and of all files of a client, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10_000_000;
export const ATTACHMENTS_MAX_BYTES = 1_000_000_000;
/** Limits per user for files that are not attached yet: enough for one or two abandoned forms. */
export const UNUSED_ATTACHMENTS_MAX = 40;
export const UNUSED_ATTACHMENTS_MAX_BYTES = 100_000_000;
/** Maximum number of files per resource. */
export const ATTACHMENTS_MAX = 20;

/** Accepted media types, detected from the content. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
