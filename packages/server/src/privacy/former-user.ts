import type { Language } from '@hireyard/contract';
import { sql } from 'kysely';

/** What somebody is called whose personal data was erased, in the language of who reads it. */
export const FORMER_USER: Readonly<Record<Language, { readonly first: string; readonly last: string }>> = {
  'en-US': { first: 'Former', last: 'user' },
  de: { first: 'Ehemaliger', last: 'Benutzer' },
  nl: { first: 'Voormalige', last: 'gebruiker' },
  fr: { first: 'Ancien', last: 'utilisateur' },
  pl: { first: 'Były', last: 'użytkownik' },
  hu: { first: 'Korábbi', last: 'felhasználó' },
};

interface Erasable {
  readonly id: string;
  readonly email: string;
}

/** No mail can go there (RFC 2606). */
const NOWHERE = '@erased.invalid';
/** The address of who was erased, and the mark of it: nobody chooses their own id. */
export const erasedEmail = ({ id }: Pick<Erasable, 'id'>): string => `${id}${NOWHERE}`;

/** The names of a person as a reader of that language sees them. */
export function namesFor<P extends Erasable & { readonly first_name: string; readonly last_name: string }>(
  person: P,
  language: Language,
): { readonly first: string; readonly last: string } {
  if (person.email === erasedEmail(person)) return FORMER_USER[language];
  return { first: person.first_name, last: person.last_name };
}

/** The whole name of the table `membership` as a value of a query; null where a join found nobody. */
export function memberName({ language }: { readonly language: Language }) {
  const { first, last } = FORMER_USER[language];
  return sql<string>`case when membership.email = membership.id || ${NOWHERE} then ${`${first} ${last}`}::text
    else membership.name end`;
}
