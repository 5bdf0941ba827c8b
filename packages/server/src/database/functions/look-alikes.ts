import { LETTERS } from '../../domain/name-key.ts';

/** `nameKey` of the domain, for names in the database. */
export const LOOK_ALIKE_KEY: readonly string[] = [
  `create or replace function name_key(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(lower(translate(normalize(name, NFKC), '${LETTERS.from}', '${LETTERS.to}')), '\\s+', ' ', 'g')
  $$`,
];
