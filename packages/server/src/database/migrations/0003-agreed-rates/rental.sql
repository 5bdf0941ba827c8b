-- Rates of a day, a week and four weeks that a line was ordered at. Null where a single rate was agreed.
alter table contract_line
  add column agreed_day numeric(12, 2),
  add column agreed_week numeric(12, 2),
  add column agreed_four_week numeric(12, 2),
  add constraint agreed_rates_complete check ((agreed_day is null) = (agreed_week is null)
    and (agreed_four_week is null or agreed_week is not null)
    and (agreed_week is null or rate_currency is not null));

-- Lines at the weekly rate of the company were ordered at its other rates too.
update contract_line set agreed_day = product_rate.day, agreed_week = product_rate.week,
  agreed_four_week = product_rate.four_week
from product_rate join corporate_client on corporate_client.op_co = product_rate.op_co
where corporate_client.id = contract_line.client_id and product_rate.product_code = contract_line.product_code
  and contract_line.rate_unit = 'week' and contract_line.rate_price = product_rate.week
  and contract_line.rate_currency = product_rate.currency;

-- Some products are rented by the day and the week alone.
alter table product_rate alter column four_week drop not null;
