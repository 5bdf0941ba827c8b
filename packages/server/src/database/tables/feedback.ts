import type { AttachmentType, FeedbackKind } from '@hireyard/contract';
import type { Timestamp } from './column-types.ts';

export interface FeedbackTables {
  /** What a user has reported or suggested; the rental company gets it by mail, and no endpoint reads it. */
  feedback: {
    id: string;
    client_id: number;
    user_id: string;
    kind: FeedbackKind;
    body: string;
    /** Path of the page that it was written on, without ids. */
    page: string;
    portal_version: string;
    /** Of the failed call that was on screen. */
    trace_id: string | null;
    /** Names such as `Firefox` and `Windows`, null where they are not known. */
    browser: string | null;
    system: string | null;
    screenshot: Uint8Array | null;
    screenshot_type: AttachmentType | null;
    created_at: Timestamp;
  };
}
