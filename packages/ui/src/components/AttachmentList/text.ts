import type { Message } from '../../internal/message.ts';

export const attachmentListText = {
  /** BCP 47 tag for formatting dates and sizes. */
  locale: 'en-US',
  none: 'No attachments',
  download: 'Download {name}' as Message<'name'>,
  progress: 'Uploading, {percent}%' as Message<'percent'>,
  failed: 'Not uploaded',
  remove: 'Remove {name}' as Message<'name'>,
  retry: 'Upload {name} again' as Message<'name'>,
};
