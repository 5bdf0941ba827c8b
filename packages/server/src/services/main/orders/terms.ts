import { type AcceptedTermsEdit, acceptedTerms, type Terms, termsOn } from '@hireyard/contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { localDate } from '../../../domain/calendar.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';

type Call = Pick<ClientCall, 'db' | 'now' | 'scope'>;
interface Order {
  /** Time zone of its depot. */
  readonly depot_zone: string;
}

/** Returns the terms that hold for the client on a day: its own, or else the operating company's (DOM-101). */
export async function termsFor({ db, scope }: Call, day: string): Promise<Terms | null> {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select(['name', 'legal_name', 'language', 'terms'])
    .executeTakeFirstOrThrow();
  const client = await db.selectFrom('corporate_client').select('terms').executeTakeFirstOrThrow();
  const terms = termsOn(client.terms, day) ?? termsOn(company.terms, day);
  if (!terms) return null;
  return {
    ...terms,
    company: company.legal_name ?? company.name,
    fallbackLanguage: terms.fallbackLanguage ?? company.language,
  };
}

/** Returns the terms that an order is sent under today, by the calendar of its depot. */
export const termsOfOrder = (call: Call, { depot_zone: zone }: Order): Promise<Terms | null> =>
  termsFor(call, localDate(call.now, zone));

type Columns = Pick<Updateable<Database['rental_order']>, 'terms_version' | 'terms_language' | 'terms_link'>;

/** Columns of an order that is not sent. */
export const NOT_ACCEPTED: Columns = { terms_version: null, terms_language: null, terms_link: null };

/** Returns the columns of an order that is sent. Throws 409 if its sender has not accepted the terms of today. */
export async function acceptedColumns(
  call: Call,
  row: Order,
  sent: AcceptedTermsEdit | null | undefined,
): Promise<Columns> {
  const terms = await termsOfOrder(call, row);
  if (!terms) return NOT_ACCEPTED;
  const accepted = acceptedTerms(terms, sent);
  if (!accepted) throw new ProblemError('terms-not-accepted');
  return { terms_version: accepted.version, terms_language: accepted.language, terms_link: accepted.link };
}
