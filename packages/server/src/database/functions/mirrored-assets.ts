import { LIVE_LINE_STATUSES } from '@hireyard/contract';
import { textList } from './literals.ts';

/** Asset columns that are copied from the line, and their SQL sources. */
const COPIED: Readonly<Record<string, string>> = {
  status: 'l.status',
  tag: 'l.fleet_number',
  product_code: 'l.product_code',
  serial_number: 'l.serial_number',
  project_id: 'l.project_id',
  contract_id: 'l.contract_id',
  quantity: 'l.quantity',
  placed_on: 'l.on_rent_on',
  expected_until: 'coalesce(l.off_rent_on, l.expected_on)',
};
const columns = Object.keys(COPIED);
const rowOf = (table: string) => `(${columns.map((column) => `${table}.${column}`).join(', ')})`;
const LIVE = `l.status in ${textList(LIVE_LINE_STATUSES)}`;

/**
 * Mirrors each live contract line as a rented asset, so that one list sorts, filters and counts both kinds by index.
 * Closed lines are removed from the assets. Statement triggers, because many lines may change at once.
 */
export const MIRRORED_ASSETS: readonly string[] = [
  `create or replace function lines_become_assets() returns trigger language plpgsql as $$
  begin
    insert into asset (id, client_id, ownership, contract_line_id, ${columns.join(', ')})
    select l.id, l.client_id, 'rented', l.id, ${Object.values(COPIED).join(', ')} from added l where ${LIVE}
    on conflict (id) do update set (${columns.join(', ')}) = ${rowOf('excluded')}
      where ${rowOf('asset')} is distinct from ${rowOf('excluded')};
    if tg_op = 'UPDATE' then
      delete from asset where id in (select l.id from added l where not ${LIVE});
    end if;
    return null;
  end $$`,
  `create or replace trigger new_lines_become_assets after insert on contract_line
    referencing new table as added for each statement execute function lines_become_assets()`,
  `create or replace trigger changed_lines_become_assets after update on contract_line
    referencing new table as added for each statement execute function lines_become_assets()`,
];
