-- Products, their rates and the stock of each depot.

create table product (
  code text primary key,
  product_group text not null,
  kind text not null check (kind in ('rental', 'sale', 'service')),
  tracking text not null check (tracking in ('serialised', 'bulk')),
  energy text not null,
  specs jsonb not null default '[]',
  accessories text[] not null default '{}'
);

create table product_translation (
  product_code text not null references product (code) on delete cascade,
  language text not null,
  name text not null,
  primary key (language, product_code)
);

-- Ranks of products by name. Every product has a row in every language, so that an inner join loses none.
-- `rankProducts` sets the ranks.
create table product_rank (
  language text not null,
  product_code text not null references product (code) on delete cascade,
  rank integer not null default 2147483647,
  primary key (language, product_code)
);
create index product_rank_by_rank on product_rank (language, rank, product_code);

create table product_rate (
  op_co text not null references operating_company (code),
  product_code text not null references product (code),
  day numeric(12, 2) not null,
  week numeric(12, 2) not null,
  four_week numeric(12, 2) not null,
  currency char(3) not null,
  primary key (op_co, product_code)
);

create table depot_stock (
  depot_id uuid not null references depot (id),
  product_code text not null references product (code),
  pieces integer not null check (pieces >= 0),
  primary key (depot_id, product_code)
);

-- Products shown first to users who order for a project.
create table project_favorite (
  client_id integer not null,
  project_id uuid not null,
  product_code text not null references product (code) on delete cascade,
  primary key (project_id, product_code),
  foreign key (project_id, client_id) references project (id, client_id) on delete cascade
);
