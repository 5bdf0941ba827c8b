import { replayIntegration } from '@sentry/react';
import { scrubDeep } from './scrub.ts';

/** Records the page for the minute before an error (ER-01): texts and images unmasked, inputs masked. */
export const recordPage = () =>
  replayIntegration({
    maskAllText: false,
    blockAllMedia: false,
    maskAllInputs: true,
    mask: ['[contenteditable]'],
    // A fixed length hides the length of the input.
    maskFn: () => '***',
    // The worker uses a blob, which Trusted Types and the content security policy forbid.
    useCompression: false,
    // Stores nothing on the device.
    stickySession: false,
    beforeAddRecordingEvent: (event) => scrubDeep(event),
  });
