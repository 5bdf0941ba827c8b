-- When the mail of the last invitation was given up: its server refuses the address, or did not answer for two days.
alter table membership add column invitation_failed_at timestamptz;
