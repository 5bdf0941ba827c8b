/** The largest file that is taken, and what all of a client's may take together, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10_000_000;
export const ATTACHMENTS_MAX_BYTES = 1_000_000_000;
/** Of one user, of files that hang on nothing yet: enough for a form or two that were left. */
export const UNUSED_ATTACHMENTS_MAX = 40;
export const UNUSED_ATTACHMENTS_MAX_BYTES = 100_000_000;
/** How many files hang on one thing at most. */
export const ATTACHMENTS_MAX = 20;

/** What is taken, judged by what a file holds. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
