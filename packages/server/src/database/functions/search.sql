create or replace function folded(variadic parts text[]) returns text language sql stable
  as $$ select lower(unaccent(array_to_string(parts, ' '))) $$;
