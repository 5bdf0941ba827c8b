-- Products of one operating company. A code is unique within the company: what refers to a product by its code belongs to
-- one company too, and means its product of that code. A product without a company belongs to all of them, except to
-- those that have one of their own with its code.

-- Every code that a product has or had, for the references of other tables. A trigger adds the codes.
create table product_key (code text primary key);
insert into product_key (code) select code from product;

alter table product drop constraint product_pkey cascade;
alter table product
  add column id uuid primary key default gen_random_uuid(),
  add column op_co text references operating_company (code),
  -- An archived product stays on its lines and is not offered any more.
  add column archived boolean not null default false,
  -- Days of a rental at least; null leaves it to the operating company.
  add column min_days integer check (min_days >= 1),
  -- Language whose texts stand in for those that are missing.
  add column fallback_language text,
  -- Texts by language.
  add column descriptions jsonb not null default '{}';
alter table product add constraint product_code_of_company unique nulls not distinct (code, op_co);

alter table product_translation drop constraint product_translation_pkey;
alter table product_translation
  add column op_co text references operating_company (code),
  -- True for a name of another language, which stands in.
  add column is_fallback boolean not null default false;
alter table product_translation
  add constraint product_translation_of_company unique nulls not distinct (language, product_code, op_co);
insert into product_translation (product_code, language, name, is_fallback)
  select product.code, language, (
    select named.name from product_translation named where named.product_code = product.code
    order by named.language <> 'en-US', named.language limit 1
  ), true
  from product cross join unnest(array['en-US', 'de', 'fr', 'nl', 'hu', 'pl']) language
  where exists (select from product_translation named where named.product_code = product.code)
    and not exists (
      select from product_translation named where named.product_code = product.code and named.language = language.language
    );

alter table product_rank drop constraint product_rank_pkey;
alter table product_rank add column op_co text references operating_company (code);
alter table product_rank
  add constraint product_rank_of_company unique nulls not distinct (language, product_code, op_co);

alter table product_translation
  add constraint product_translation_product_code_fkey foreign key (product_code) references product_key (code);
alter table product_rank
  add constraint product_rank_product_code_fkey foreign key (product_code) references product_key (code);
alter table product_rate
  add constraint product_rate_product_code_fkey foreign key (product_code) references product_key (code);
alter table product_consumption
  add constraint product_consumption_product_code_fkey foreign key (product_code) references product_key (code);
alter table depot_stock
  add constraint depot_stock_product_code_fkey foreign key (product_code) references product_key (code);
alter table project_favorite
  add constraint project_favorite_product_code_fkey foreign key (product_code) references product_key (code);
alter table contract_line
  add constraint contract_line_product_code_fkey foreign key (product_code) references product_key (code);
alter table rental_order
  add constraint rental_order_first_product_fkey foreign key (first_product) references product_key (code);
alter table rental_order_line
  add constraint rental_order_line_product_code_fkey foreign key (product_code) references product_key (code);
alter table request_line
  add constraint request_line_product_code_fkey foreign key (product_code) references product_key (code);
alter table asset
  add constraint asset_product_code_fkey foreign key (product_code) references product_key (code);

create table catalogue_group (
  id uuid primary key,
  op_co text not null references operating_company (code),
  code text not null,
  -- Names by language.
  names jsonb not null,
  -- Language whose name stands in for those that are missing.
  fallback_language text not null,
  archived boolean not null default false,
  constraint catalogue_group_code unique (op_co, code)
);
