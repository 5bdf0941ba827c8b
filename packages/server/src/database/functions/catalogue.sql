-- Other tables refer to the code of a product, which products of several operating companies may have.
create or replace function product_gets_key() returns trigger language plpgsql as $$
begin
  insert into product_key (code) values (new.code) on conflict do nothing;
  return new;
end $$;
create or replace trigger product_gets_key before insert on product
  for each row execute function product_gets_key();
