import type { AssetSummary } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import type { ClientDb } from '../../../database/client/client-db.ts';
import { type LocalDate, localDate } from '../../../domain/calendar.ts';
import { FAILED_DUE_ON, inspectionStanding } from '../../../domain/inspection.ts';
import type { ClientCall } from '../../../http/route.ts';
import { projectRef } from '../../project-ref.ts';

/** Selects assets with the columns that the list shows of their project, holder and contract. */
export const assetsWithReferences = (db: ClientDb) =>
  db
    .selectFrom('asset')
    .leftJoin('project', 'project.id', 'asset.project_id')
    .leftJoin('contact_person', 'contact_person.id', 'asset.holder_id')
    .leftJoin('contract', 'contract.id', 'asset.contract_id')
    .leftJoin('product', 'product.code', 'asset.product_code')
    .selectAll('asset')
    .select([
      'project.number as project_number',
      'contact_person.first_name as holder_first_name',
      'contact_person.last_name as holder_last_name',
      'contact_person.phone as holder_phone',
      'contract.number as contract_number',
      'product.energy as energy',
    ]);

export type AssetRow = Awaited<ReturnType<ReturnType<typeof assetsWithReferences>['execute']>>[number];

/** Returns the local date of the operating company, because assets belong to no depot. */
export const todayOf = ({ scope, now }: ClientCall): LocalDate => localDate(now, scope.timeZone);

export const standingOf = ({ inspection_due_on: dueOn }: Pick<AssetRow, 'inspection_due_on'>, today: LocalDate) =>
  inspectionStanding(dueOn, today);

export const toSummary = (row: AssetRow, today: LocalDate): AssetSummary => ({
  id: row.id,
  ownership: row.ownership,
  status: row.status,
  tag: row.tag,
  name: row.name,
  productCode: row.product_code,
  make: row.make,
  model: row.model,
  serialNumber: row.serial_number,
  year: row.year,
  quantity: row.quantity,
  project: projectRef(row),
  holder:
    row.holder_id === null
      ? null
      : {
          id: row.holder_id,
          name: `${row.holder_first_name} ${row.holder_last_name}`,
          phone: row.holder_phone && phoneText(row.holder_phone),
        },
  contract: row.contract_id === null ? null : { id: row.contract_id, number: row.contract_number ?? '' },
  inspection: {
    standing: standingOf(row, today),
    dueOn: row.inspection_due_on === FAILED_DUE_ON ? null : row.inspection_due_on,
  },
});
