-- Language that came with an invitation. Another company may have invited the same address in another one.
alter table membership add column invited_language text;
-- Client of the invitation that a link was mailed for.
alter table one_time_link add column client_id integer references corporate_client (id);
