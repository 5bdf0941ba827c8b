import { expect, it } from 'vitest';
import { statementsOf } from './sql-files.ts';

it('[OP-02] splits a SQL file where its statements end, not at semicolons in comments, strings and bodies', () => {
  const text = `-- It's one; of a client's.
create table a (name text default 'x;y''; -- z');
create function f() returns trigger language plpgsql as $$
begin
  new.name := 'it''s; so';
  return new; -- Don't stop.
end $$;

insert into a values (1)
-- The end; really.
`;
  expect(statementsOf(text)).toEqual([
    "-- It's one; of a client's.\ncreate table a (name text default 'x;y''; -- z')",
    text.slice(text.indexOf('create function'), text.indexOf(';\n\ninsert')),
    'insert into a values (1)\n-- The end; really.',
  ]);
  expect(statementsOf('-- Nothing; here.\n;\n\n;')).toEqual([]);
});
