import { replayIntegration } from '@sentry/react';
import { scrubDeep } from './scrub.ts';

/** Records the page for the minute before an error (ER-01): texts and pictures as they are, inputs as asterisks. */
export const recordPage = () =>
  replayIntegration({
    maskAllText: false,
    blockAllMedia: false,
    maskAllInputs: true,
    mask: ['[contenteditable]'],
    // Not as long as what was typed.
    maskFn: () => '***',
    // Its worker comes from a blob, which Trusted Types and the content security policy forbid.
    useCompression: false,
    // Nothing is kept on the device.
    stickySession: false,
    beforeAddRecordingEvent: (event) => scrubDeep(event),
  });
