import { inEnglish } from '../../internal/in-english.ts';
import { sizesOf } from '../../internal/numbers.ts';

export const attachmentListText = {
  /** BCP 47 tag for formatting dates. */
  locale: 'en-US',
  none: 'No attachments',
  download: (name: string) => `Download ${name}`,
  /** Formats a size in bytes for display. */
  size: sizesOf('en-US'),
  progress: (percent: number) => `Uploading, ${inEnglish(percent)}%`,
  failed: 'Not uploaded',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Upload ${name} again`,
};
