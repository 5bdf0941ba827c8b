import type { Language } from '@hireyard/contract';
import type { FailedMailState, MailFailure, MailKind } from '@hireyard/contract/desk';
import type { Generated, JSONColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface MailTables {
  /**
   * A mail in the queue; the row is deleted after sending. It holds ids only; their rows are read when it is sent.
   */
  mail: {
    id: string;
    template: string;
    params: JSONColumnType<object>;
    attempts: Generated<number>;
    created_at: Timestamp;
    next_attempt_at: Timestamp;
  };
  /** A mail that failed for good. The desk of its operating company shows it without text and links. */
  failed_mail: {
    id: string;
    op_co: string;
    template: MailKind;
    params: JSONColumnType<object>;
    /** Null if there was nobody to write to. */
    to_name: string | null;
    to_address: string | null;
    /** In the recipient's language. Null if the mail could not be composed. */
    subject: string | null;
    reason: MailFailure;
    /** Answer of the mail server, such as `550`. */
    code: string;
    attempts: number;
    state: Generated<FailedMailState>;
    created_at: Timestamp;
    failed_at: Timestamp;
    handled_at: Timestamp | null;
  };
  /** Latest link per user and purpose. Only the SHA-256 of its token is stored. */
  one_time_link: {
    hash: string;
    user_id: string;
    purpose: 'invitation' | 'reset';
    /** Client that the user is invited to. */
    client_id: number | null;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  /** A visitor who applies as a customer. */
  prospect: {
    id: string;
    /** Code of the operating company. */
    op_co: string;
    company: string;
    vat_number: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    first_name: string;
    last_name: string;
    email: string;
    /** E.164. */
    phone: string;
    language: Language;
    terms_accepted_at: Timestamp;
  };
}
