import type { AttachmentType, FeedbackKind } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

export interface FeedbackTables {
  /** A problem or idea reported by a user. It is mailed to the rental company; no endpoint reads it. */
  feedback: {
    id: string;
    client_id: number;
    user_id: string;
    kind: FeedbackKind;
    body: string;
    /** Path of the page that was open, without ids. */
    page: string;
    portal_version: string;
    /** Trace id of the failed call on screen. */
    trace_id: string | null;
    /** Names such as `Firefox` and `Windows`; null if unknown. */
    browser: string | null;
    system: string | null;
    screenshot: Uint8Array | null;
    screenshot_type: AttachmentType | null;
    created_at: Timestamp;
  };
}
