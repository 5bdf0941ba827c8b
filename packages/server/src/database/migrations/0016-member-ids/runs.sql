-- Full run of the company's systems that has named a row last.
alter table external_key add column last_run text;
