import { LANGUAGES } from '@hireyard/contract';
import { textArray } from './literals.ts';

/** Gives every product a row in every language; `rankProducts` sets the ranks. */
export const PRODUCT_RANKS: readonly string[] = [
  `create or replace function product_gets_ranks() returns trigger language plpgsql as $$
  begin
    insert into product_rank (language, product_code, op_co)
    select language, new.code, new.op_co from unnest(${textArray(LANGUAGES)}) language;
    return null;
  end $$`,
  `create or replace trigger product_gets_ranks after insert on product
    for each row execute function product_gets_ranks()`,
];
