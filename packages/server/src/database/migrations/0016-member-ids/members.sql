-- Id of a membership itself. A user has one account and a membership of each client; the rental company's systems name
-- memberships, so that none of them learns which of its clients share an account.
alter table membership add column record_uuid uuid not null default gen_random_uuid() unique;
