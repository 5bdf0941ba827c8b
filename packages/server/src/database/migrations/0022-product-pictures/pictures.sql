-- Pictures of products, as an operating company shows them (DK-13). A product of all companies has those of each.
create table product_picture (
  -- Another one once the picture changes, so that browsers keep it for good.
  id uuid primary key,
  op_co text not null references operating_company (code),
  product_code text not null references product_key (code),
  position integer not null check (position between 1 and 6),
  media_type text not null,
  -- Re-encoded, without metadata.
  content bytea not null,
  thumbnail bytea not null,
  size integer not null check (size > 0),
  stored_at timestamptz not null,
  constraint product_picture_position unique (op_co, product_code, position)
);
-- Not compressed by PostgreSQL, because pictures already are.
alter table product_picture
  alter column content set storage external,
  alter column thumbnail set storage external;
