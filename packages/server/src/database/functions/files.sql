-- An object of the file store is kept as long as a row names it, whatever deletes that row.
create or replace function objects_follow_rows() returns trigger language plpgsql as $$
declare
  named text[] := '{}';
  before text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    named := named || new.content_key;
    if tg_table_name = 'attachment_file' then
      named := named || new.thumbnail_key;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    before := before || old.content_key;
    if tg_table_name = 'attachment_file' then
      before := before || old.thumbnail_key;
    end if;
  end if;
  named := array_remove(named, null);
  update stored_object set delete_after = now() where key = any(before) and key <> all(named);
  update stored_object set delete_after = null where key = any(named) and delete_after is not null;
  return null;
end $$;
create or replace trigger objects_follow_attachments after insert or update or delete on attachment_file
  for each row execute function objects_follow_rows();
create or replace trigger objects_follow_documents after insert or update or delete on document_file
  for each row execute function objects_follow_rows();
