import { ON_RENT_STATUSES } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { INSPECTION_DUE_DAYS } from '../../domain/inspection.ts';

/** True for a certificate of a machine that no later one with the same title replaces. */
export const isCurrentCertificate: RawBuilder<SqlBool> = sql`(document.type = 'certificate'
  and document.voided_on is null and document.fleet_number is not null and not exists (
    select from document later where later.client_id = document.client_id
      and later.fleet_number = document.fleet_number and later.type = 'certificate' and later.voided_on is null
      and later.title is not distinct from document.title
      and (coalesce(later.ends_on, 'infinity'), later.id) > (coalesce(document.ends_on, 'infinity'), document.id)))`;

/** Time from which the end of a certificate is warned of. */
export const warnedFrom: RawBuilder<Date> = sql`(document.ends_on - ${INSPECTION_DUE_DAYS}::int)::timestamp at time zone contract_line.time_zone`;

/** Day of a time at the depot of a machine. */
const dayThere = (now: Date) => sql`(${now}::timestamptz at time zone contract_line.time_zone)::date`;

/**
 * Selects a row for each certificate that ends while its machine is on rent, with the columns of `document` and
 * `contract_line` (PP-05). It is warned of `INSPECTION_DUE_DAYS` before its last day. A machine that is past its expected end
 * is on rent until today at least.
 */
export const endingCertificates = (now: Date): RawBuilder<unknown> => sql`document
  join contract_line on contract_line.client_id = document.client_id
    and contract_line.fleet_number = document.fleet_number
    and contract_line.status = any(${ON_RENT_STATUSES}::text[])
  where ${isCurrentCertificate} and document.ends_on <= ${dayThere(now)} + ${INSPECTION_DUE_DAYS}::int
    and document.ends_on < greatest(
      coalesce(contract_line.off_rent_on, contract_line.expected_on, 'infinity'), ${dayThere(now)})
    and not exists (
      select from contract_line other where other.client_id = document.client_id
        and other.fleet_number = document.fleet_number and other.status = any(${ON_RENT_STATUSES}::text[])
        and other.id < contract_line.id)`;
