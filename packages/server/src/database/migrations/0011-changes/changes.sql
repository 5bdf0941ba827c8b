-- Records that have changed, for the systems of the rental company. Written by triggers, see functions/changes.ts. One row
-- for each record that a transaction has changed.
create table change_entry (
  op_co text not null,
  -- Number of the transaction. Entries are read once no transaction with a smaller number is open any more.
  transaction_id bigint not null,
  kind text not null,
  subject_id uuid not null,
  client_id integer not null,
  changed_at timestamptz not null,
  primary key (op_co, transaction_id, kind, subject_id)
);
-- Entries that are too old, for the job that deletes them. Small, because entries are inserted in the order of time.
create index change_entry_by_time on change_entry using brin (changed_at);

create table change_log (
  id integer primary key check (id = 1),
  -- Replaced if a restored database counts its transactions anew: older cursors are of no use then.
  generation uuid not null default gen_random_uuid(),
  -- Largest number of a transaction whose entries were deleted.
  deleted_until bigint not null default 0
);
insert into change_log (id) values (1);
