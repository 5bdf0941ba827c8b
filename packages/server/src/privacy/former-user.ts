import type { Language } from '@hireyard/contract';
import { sql } from 'kysely';

/** Name of users with erased data, in the reader's language. */
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

/** Domain that receives no mail (RFC 2606). */
const NOWHERE = '@erased.invalid';
/** E-mail address of an erased user, which also marks the erasure: nobody can choose their own id. */
export const erasedEmail = ({ id }: Pick<Erasable, 'id'>): string => `${id}${NOWHERE}`;

/** Names of a person for a reader of that language. */
export function namesFor<P extends Erasable & { readonly first_name: string; readonly last_name: string }>(
  person: P,
  language: Language,
): { readonly first: string; readonly last: string } {
  if (person.email === erasedEmail(person)) return FORMER_USER[language];
  return { first: person.first_name, last: person.last_name };
}

/** SQL expression for the full name in `membership`; null if the join found no row. */
export function memberName({ language }: { readonly language: Language }) {
  const { first, last } = FORMER_USER[language];
  return sql<string>`case when membership.email = membership.id || ${NOWHERE} then ${`${first} ${last}`}::text
    else membership.name end`;
}
