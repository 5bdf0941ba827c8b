import { FAILED_DUE_ON } from '../../domain/inspection.ts';

/** Maintains the next inspection of an asset, by the domain rule for failed inspections. */
export const NEXT_INSPECTION: readonly string[] = [
  `create or replace function asset_follows_inspections() returns trigger language plpgsql as $$
  begin
    update asset set inspection_due_on =
      (select min(case when result = 'fail' then date '${FAILED_DUE_ON}' else due_on end) from asset_inspection
        where asset_id = new.asset_id)
    where id = new.asset_id;
    return null;
  end $$`,
  `create or replace trigger asset_follows_inspections after insert or update on asset_inspection
    for each row execute function asset_follows_inspections()`,
];
