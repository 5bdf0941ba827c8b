-- Folds text for search: "lodz" finds Łódź and "buhne" finds Bühne, in every database locale.
create or replace function folded(variadic parts text[]) returns text language sql stable
  as $$ select lower(unaccent(array_to_string(parts, ' '))) $$;
