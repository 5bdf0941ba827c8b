import { LIVE_LINE_STATUSES } from '@hireyard/contract';
import { textList } from './literals.ts';

/**
 * Returns the pieces on rent or promised from a day on, over all clients, as dates and quantities without names
 * (DOM-28). A piece on rent counts until its expected return; a late or off-hired piece at least until today. Orders
 * count until they become a contract. A null end means open-ended.
 */
export const STOCK_TAKEN = `create or replace function stock_taken(depots uuid[], first date, today date)
returns table (depot_id uuid, product_code text, starts_on date, ends_on date, quantity integer)
language sql stable as $$
  select taken.depot_id, taken.product_code, taken.starts_on, taken.ends_on, sum(taken.quantity)::integer
  from (
    select l.depot_id, l.product_code, l.on_rent_on as starts_on,
      case l.status when 'planned' then l.expected_on
        when 'offHired' then greatest(l.off_rent_on, today)
        else case when l.expected_on is null then null else greatest(l.expected_on, today) end end as ends_on,
      l.quantity - l.qty_returned as quantity
    from contract_line l
    where l.depot_id = any(depots) and l.status in ${textList(LIVE_LINE_STATUSES)}
    union all
    select o.depot_id, ol.product_code, ol.starts_on, ol.ends_on, ol.quantity
    from rental_order o join rental_order_line ol on ol.order_id = o.id
    where o.depot_id = any(depots) and o.status in ('submitted', 'confirmed')
  ) taken
  where (taken.ends_on is null or taken.ends_on >= first) and taken.quantity > 0
  group by taken.depot_id, taken.product_code, taken.starts_on, taken.ends_on
$$`;
