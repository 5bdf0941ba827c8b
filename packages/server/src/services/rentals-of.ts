import type { Subject, SubjectRental } from '@hireyard/contract';
import type { ClientDb } from '../database/client/client-db.ts';

type RentalOf = (subject: Subject) => SubjectRental | null;

/** Returns the visible machines of contracts and off-hires. Null for other subjects. */
export async function rentalsOf(db: ClientDb, subjects: readonly Subject[]): Promise<RentalOf> {
  const idsOf = (resource: Subject['resource']) => [
    ...new Set(subjects.filter((subject) => subject.resource === resource).map(({ id }) => id)),
  ];
  const [contractIds, offHireIds] = [idsOf('contract'), idsOf('offHire')];
  const lines = db
    .selectFrom('contract_line as line')
    .innerJoin('contract', 'contract.id', 'line.contract_id')
    .select(['line.product_code', 'line.fleet_number', 'line.project_name', 'line.status', 'contract.city'])
    .select(['line.on_rent_on', 'line.expected_on'])
    .orderBy('line.contract_number')
    .orderBy('line.line_no');
  const ofContracts =
    contractIds.length === 0
      ? []
      : await lines.where('line.contract_id', 'in', contractIds).select('line.contract_id as subject_id').execute();
  const ofOffHires =
    offHireIds.length === 0
      ? []
      : await lines
          .innerJoin('off_hire_line as called', 'called.contract_line_id', 'line.id')
          .innerJoin('off_hire', 'off_hire.id', 'called.off_hire_id')
          .where('called.off_hire_id', 'in', offHireIds)
          .select(['called.off_hire_id as subject_id', 'off_hire.pickup_on'])
          .execute();
  const rows = [...ofContracts.map((row) => ({ ...row, pickup_on: null })), ...ofOffHires];
  return ({ id }) => {
    const own = rows.filter((row) => row.subject_id === id);
    const [first] = own;
    if (!first) return null;
    const firstOf = (days: readonly (string | null)[]) =>
      days
        .filter((day) => day !== null)
        .toSorted()
        .at(0) ?? null;
    return {
      productCode: first.product_code,
      fleetNumber: first.fleet_number,
      lineCount: own.length,
      project: first.project_name,
      city: first.city,
      startsOn: firstOf(own.filter(({ status }) => status === 'planned').map((row) => row.on_rent_on)),
      endsOn: firstOf(own.filter(({ status }) => status === 'onRent').map((row) => row.expected_on)),
      pickupOn: first.pickup_on,
    };
  };
}
