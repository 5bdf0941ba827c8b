-- Rates for one piece, of all clients of an operating company or of one client, from a day on. They replace the table
-- product_rate, which the former release reads.
create table rental_rate (
  id uuid primary key default gen_random_uuid(),
  op_co text not null references operating_company (code),
  product_code text not null references product_key (code),
  -- Null for a rate of all clients.
  client_id integer references corporate_client (id),
  starts_on date not null default '-infinity',
  ends_on date,
  day numeric(12, 2) not null check (day >= 0),
  week numeric(12, 2) not null check (week >= 0),
  -- Some products are rented by the day and the week alone.
  four_week numeric(12, 2) check (four_week >= 0),
  currency char(3) not null,
  archived boolean not null default false,
  check (starts_on <= ends_on)
);
create index rental_rate_by_product on rental_rate (op_co, product_code, client_id);
insert into rental_rate (op_co, product_code, day, week, four_week, currency)
  select op_co, product_code, day, week, four_week, currency from product_rate;

-- Pieces of a depot from a day on, until a later row counts them anew.
alter table depot_stock drop constraint depot_stock_pkey;
alter table depot_stock
  add column id uuid primary key default gen_random_uuid(),
  add column starts_on date not null default '-infinity';
alter table depot_stock add constraint depot_stock_from unique (depot_id, product_code, starts_on);
