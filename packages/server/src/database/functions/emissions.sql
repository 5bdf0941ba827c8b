-- Engine hours of each month from a line's first reading to its last (DOM-35): the rise of its counter from the end of
-- one month to the end of the next. The counter is interpolated by day between two readings, so months without a
-- reading get their share. Values below an earlier one are ignored. Takes pairs of a line and a month whose readings
-- have changed: the first and last reading of these are read again, then all months of the lines are counted.
create or replace function count_line_hours(lines uuid[], months date[]) returns void language plpgsql as $$
begin
  -- First and last reading on rent.
  insert into line_hours (contract_line_id, month, first_on, first_value, last_on, last_value, hours)
  select id, month, (array_agg(day order by day))[1], (array_agg(value order by day, value desc))[1],
    (array_agg(day order by day desc))[1], (array_agg(value order by day desc, value desc))[1], 0
  from (
    select line.id, touched.month, (reading.read_at at time zone line.time_zone)::date as day, reading.value
    from unnest(lines, months) as touched (id, month)
      join contract_line as line on line.id = touched.id
      join asset_reading as reading on reading.asset_id = line.id and reading.kind = 'cumulativeOperatingHours'
        and reading.read_at >= touched.month::timestamp at time zone line.time_zone
        and reading.read_at < (touched.month + interval '1 month') at time zone line.time_zone
    where (reading.read_at at time zone line.time_zone)::date
      between line.on_rent_on and coalesce(line.off_rent_on, 'infinity')
  ) as of_month group by id, month
  on conflict (contract_line_id, month) do update set first_on = excluded.first_on, first_value = excluded.first_value,
    last_on = excluded.last_on, last_value = excluded.last_value;

  -- Hours of all months, from the counter at the start and end of each.
  insert into line_hours (contract_line_id, month, hours)
  select id, month, max(through) filter (where is_end) - max(through) filter (where not is_end)
  from (
    select edge.id, edge.month, edge.is_end, before.value + case when after.day = before.day then 0
      else round((after.value - before.value) * (edge.day - before.day) / (after.day - before.day), 1) end as through
    from (
      select span.id, one.month::date as month, side.is_end,
        least(span.last_on, greatest(span.first_on, case when side.is_end
          then (one.month + interval '1 month')::date - 1 else one.month::date - 1 end)) as day
      from (
        select line_hours.contract_line_id as id, min(line_hours.first_on) as first_on,
          max(line_hours.last_on) as last_on
        from line_hours where line_hours.contract_line_id = any(lines) group by 1
      ) as span
        cross join generate_series(date_trunc('month', span.first_on::timestamp), span.last_on::timestamp,
          interval '1 month') as one (month)
        cross join (values (true), (false)) as side (is_end)
      where span.first_on is not null
    ) as edge
      cross join lateral (
        select max(point.day) as day, max(point.value) as value from (
          select first_on as day, first_value as value from line_hours
            where contract_line_id = edge.id and first_on is not null
          union all select last_on, last_value from line_hours
            where contract_line_id = edge.id and last_on is not null
        ) as point where point.day <= edge.day
      ) as before
      cross join lateral (
        select point.day, greatest(before.value, max(point.value)) as value from (
          select first_on as day, first_value as value from line_hours
            where contract_line_id = edge.id and first_on is not null
          union all select last_on, last_value from line_hours
            where contract_line_id = edge.id and last_on is not null
        ) as point where point.day >= edge.day group by point.day order by point.day limit 1
      ) as after
  ) as at_edge group by id, month
  on conflict (contract_line_id, month) do update set hours = excluded.hours;
end $$;

-- A statement trigger, because a machine sends many readings at once.
create or replace function line_follows_hours() returns trigger language plpgsql as $$
declare
  lines uuid[];
  months date[];
begin
  select array_agg(id), array_agg(month) into lines, months from (
    select distinct line.id, date_trunc('month', reading.read_at at time zone line.time_zone)::date as month
    from added as reading join contract_line as line on line.id = reading.asset_id
    where reading.kind = 'cumulativeOperatingHours'
  ) as touched;
  if lines is not null then perform count_line_hours(lines, months); end if;
  return null;
end $$;
create or replace trigger line_follows_hours after insert on asset_reading
  referencing new table as added for each statement execute function line_follows_hours();

-- Counts the months of a line again without a reading that was declared void. Months without a reading go first, since
-- they exist only between two others. Runs after `reading_becomes_void`, as triggers run in the order of their names.
create or replace function void_leaves_hours() returns trigger language plpgsql as $$
declare
  of_month date := (select date_trunc('month', new.read_at at time zone line.time_zone)::date
    from contract_line as line where line.id = new.asset_id);
begin
  delete from line_hours
  where contract_line_id = new.asset_id and (month = of_month or first_on is null);
  perform count_line_hours(array[new.asset_id], array[of_month]);
  return null;
end $$;
create or replace trigger void_leaves_hours after insert on asset_reading_void
  for each row when (new.kind = 'cumulativeOperatingHours') execute function void_leaves_hours();
