import { inEnglish } from '../../internal/in-english.ts';

const megabytes = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export const attachmentListText = {
  /** BCP 47 tag that dates are written in. */
  locale: 'en-US',
  none: 'No attachments',
  download: (name: string) => `Download ${name}`,
  /** A size in bytes, for people. */
  size: (bytes: number) => megabytes.format(Math.max(bytes / 1e6, 0.1)),
  progress: (percent: number) => `Uploading, ${inEnglish(percent)}%`,
  failed: 'Not uploaded',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Upload ${name} again`,
};
