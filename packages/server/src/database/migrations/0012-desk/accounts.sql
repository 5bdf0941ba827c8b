-- People of an operating company who act for it at the desk (DK-01). They have no corporate client.
create table desk_account (
  user_id uuid primary key references app_user (id) on delete cascade,
  op_co text not null references operating_company (code),
  -- Depot where the person works; null for all.
  depot_id uuid references depot (id) on delete set null,
  rights text[] not null,
  created_at timestamptz not null
);
create index desk_account_by_op_co on desk_account (op_co);
create index desk_account_by_depot on desk_account (depot_id);
