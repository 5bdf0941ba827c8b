-- Person who made the account at the desk (DK-11); null for one that an operator has made.
alter table machine_account add column created_by uuid references app_user (id) on delete set null;
create index machine_account_by_created_by on machine_account (created_by);
create index machine_account_by_op_co on machine_account (op_co);
