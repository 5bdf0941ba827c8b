import type { Language } from '@hireyard/contract';
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
