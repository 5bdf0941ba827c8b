import { LETTERS } from '@hireyard/contract/name-key';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** `nameKey` of the domain, for names in the database. */
export const LOOK_ALIKE_KEY: readonly string[] = [
  `create or replace function name_key(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      normalize(lower(translate(normalize(name, NFKC), ${literal(LETTERS.from)}, ${literal(LETTERS.to)})), NFC),
      '\\s+', ' ', 'g')
  $$`,
  // Imports look up the numbers of many assets. A migration after which the function returns other keys rebuilds the index.
  `create index if not exists asset_by_look on asset (client_id, name_key(tag)) where ownership = 'owned'`,
  // Users who are confined to projects do not see the other assets, so the database compares the numbers.
  `create or replace function asset_keeps_own_tag() returns trigger language plpgsql as $$
    begin
      if exists (
        select from asset other where other.client_id = new.client_id and other.id <> new.id
          and other.ownership = 'owned' and name_key(other.tag) = name_key(new.tag)
      ) then
        raise exception 'tag looks like another' using errcode = 'unique_violation', constraint = 'asset_tag';
      end if;
      return new;
    end $$`,
  `create or replace trigger asset_keeps_own_tag before update of tag on asset for each row
    when (new.ownership = 'owned' and new.tag is distinct from old.tag) execute function asset_keeps_own_tag()`,
];
