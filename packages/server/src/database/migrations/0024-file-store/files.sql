-- Objects of the file store. Written before an object, so that none is forgotten.
create table stored_object (
  key text primary key,
  -- Time from which nobody may name it any more. Null while a row names it.
  delete_after timestamptz
);
create index stored_object_unused on stored_object (delete_after) where delete_after is not null;

alter table attachment_file
  alter column content drop not null,
  add column content_key text references stored_object (key),
  add column thumbnail_key text references stored_object (key),
  add constraint attachment_file_place check (num_nonnulls(content, content_key) = 1),
  add constraint attachment_file_thumbnail_place check (num_nonnulls(thumbnail, thumbnail_key) <= 1);
alter table document_file
  alter column content drop not null,
  add column content_key text references stored_object (key),
  add constraint document_file_place check (num_nonnulls(content, content_key) = 1);
create index attachment_file_embedded on attachment_file (attachment_id) where content is not null;
create index document_file_embedded on document_file (document_id) where content is not null;
