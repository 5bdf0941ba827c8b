import type { Language } from '@hireyard/contract';
import type { Brand } from '@hireyard/contract/config/brand';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { RentalCompany } from '../http/rental-companies.ts';
import type { Message } from './message.ts';

/** Data for composing a mail, at the time of sending. */
export interface MailContext {
  readonly db: Kysely<Database>;
  readonly now: Date;
  /** Origin of the portal. */
  readonly publicUrl: string;
  /** Operating companies that visitors see, the default one first. */
  readonly companies: readonly RentalCompany[];
}

/** Returns what a mail has of the brand of its company. */
export const branded = (brand: Brand | undefined): Pick<Mail, 'from' | 'logo'> => ({
  from: brand?.mailFrom,
  logo: brand?.logo,
});

/** A mail to one person, without headers. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  /** Name of the operating company that sends the mail. */
  readonly company: string;
  /** Address of the sender, if the company has one of its own. */
  readonly from?: string | undefined;
  /** File of the company's logo, if it has one. */
  readonly logo?: string | undefined;
  /** Recipient of replies: a colleague at the rental company, or the visitor who has written. */
  readonly replyTo: string | null;
  readonly message: Message;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
}
