-- The CO₂ estimate: factors with their sources, the consumption of products, and engine hours by month.

-- Factors of an operating company, a country or everywhere; the most specific wins (DOM-35).
create table emission_factor (
  id uuid primary key default gen_random_uuid(),
  op_co text references operating_company (code),
  country char(2),
  fuel text not null check (fuel in ('diesel', 'gasOil', 'hvo', 'petrol', 'lpg', 'electricity')),
  kind text not null check (kind in ('use', 'upstream')),
  since smallint not null check (since between 1990 and 2100),
  kilograms numeric(8, 5) not null check (kilograms >= 0),
  source text not null,
  year smallint not null check (year between 1990 and 2100),
  check (op_co is null or country is null)
);
create unique index emission_factor_once on emission_factor (coalesce(op_co, ''), coalesce(country, ''), fuel, kind, since);

create table product_consumption (
  op_co text not null references operating_company (code),
  product_code text not null references product (code),
  fuel text not null check (fuel in ('diesel', 'gasOil', 'hvo', 'petrol', 'lpg', 'electricity')),
  per_hour numeric(6, 2) not null check (per_hour > 0),
  hours_per_day numeric(3, 1) not null check (hours_per_day between 0 and 24),
  source text not null,
  confirmed boolean not null default true,
  primary key (op_co, product_code)
);

-- Engine hours per month (DOM-35). The rows stay when a machine is returned and its readings are deleted.
create table line_hours (
  contract_line_id uuid not null references contract_line (id) on delete cascade,
  month date not null,
  first_on date,
  first_value numeric(12, 1),
  last_on date,
  last_value numeric(12, 1),
  hours numeric(12, 1) not null check (hours >= 0),
  primary key (contract_line_id, month)
);

-- Default factors, with the sources as cited by these pages. They apply until a company sets its own.
insert into emission_factor (country, fuel, kind, since, kilograms, source, year) values
  (null, 'diesel', 'use', 1990, 2.57082, 'UK Government GHG Conversion Factors (DESNZ): diesel, average biofuel blend', 2025),
  (null, 'diesel', 'upstream', 1990, 0.62665,
    'UK Government GHG Conversion Factors (DESNZ): diesel, average biofuel blend, well to tank', 2025),
  (null, 'gasOil', 'use', 1990, 2.75541, 'UK Government GHG Conversion Factors (DESNZ): gas oil', 2025),
  (null, 'hvo', 'use', 1990, 0.03558,
    'UK Government GHG Conversion Factors (DESNZ): biodiesel HVO; CO₂ of its carbon is outside the scopes', 2025),
  (null, 'petrol', 'use', 1990, 2.08440, 'UK Government GHG Conversion Factors (DESNZ): petrol, average biofuel blend', 2024),
  (null, 'lpg', 'use', 1990, 1.55713, 'UK Government GHG Conversion Factors (DESNZ): LPG', 2024),
  ('NL', 'electricity', 'use', 1990, 0.30000,
    'CE Delft for co2emissiefactoren.nl: electricity made in the Netherlands', 2021),
  ('NL', 'electricity', 'upstream', 1990, 0.07400, 'CE Delft for co2emissiefactoren.nl: upstream of electricity', 2021),
  ('DE', 'electricity', 'use', 1990, 0.36300, 'Umweltbundesamt: German electricity mix, CO₂ alone', 2024),
  ('PL', 'electricity', 'use', 1990, 0.74300, 'KOBiZE: combustion plants, CO₂ alone, without renewables', 2023);
