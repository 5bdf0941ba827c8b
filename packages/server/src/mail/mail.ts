import type { Language } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { RentalCompany } from '../http/rental-companies.ts';
import type { Message } from './message.ts';

/** What a mail is made with, when it is sent. */
export interface MailContext {
  readonly db: Kysely<Database>;
  readonly now: Date;
  /** Origin of the portal. */
  readonly publicUrl: string;
  /** The operating companies that visitors see, the default one first. */
  readonly companies: readonly RentalCompany[];
}

/** A mail to one person, before it has headers. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  /** Name of the operating company, which is whose mail it is. */
  readonly company: string;
  /** Where an answer goes: a colleague at the rental company, or the visitor who has written. */
  readonly replyTo: string | null;
  readonly message: Message;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
}
