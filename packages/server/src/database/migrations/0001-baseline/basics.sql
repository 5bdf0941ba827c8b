-- Trusted extensions: the owner of the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Numbers are compared without spaces and case, because a fleet number is painted on as `204 118`. The prefix is
-- optional: C-2610, 2610. Indexes use both functions, so a change needs a migration that rebuilds them.
create function number_key(number text) returns text language sql immutable
  as $$ select lower(replace(number, ' ', '')) $$;
create function number_tail(number text) returns text language sql immutable
  as $$ select substr(lower(replace(number, ' ', '')), strpos(replace(number, ' ', ''), '-') + 1) $$;

-- Hash of the functions and triggers applied last, see functions/apply.ts.
create table applied_functions (
  id integer primary key check (id = 1),
  hash text not null
);
insert into applied_functions (id, hash) values (1, '');
