-- Folded text: "lodz" finds Łódź and "buhne" Bühne, whatever the locale of the database.
create or replace function folded(variadic parts text[]) returns text language sql stable
  as $$ select lower(unaccent(array_to_string(parts, ' '))) $$;
