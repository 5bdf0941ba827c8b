import type { AcceptedTerms } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';

type Row = Pick<Selectable<Database['rental_order']>, 'terms_version' | 'terms_language' | 'terms_link'>;

/** Returns the terms that an order was sent under. */
export const acceptedTermsOf = ({
  terms_version: version,
  terms_language: language,
  terms_link: link,
}: Row): AcceptedTerms | null => (version && language && link ? { version, language, link } : null);
