import { type RawBuilder, sql } from 'kysely';

/** Day on which a pick-up failed: the day it was announced for, unless it was given up before. */
export const failedOn = (timeZone: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`least(off_hire.pickup_on, (off_hire.updated_at at time zone ${timeZone})::date)`;

/**
 * Machines that are on rent again after a failed pick-up and were not called off since, with their off-hire, their line,
 * and the day on which the pick-up failed.
 */
export const BACK_ON_RENT: RawBuilder<unknown> = sql`(
  select off_hire.id as off_hire_id, off_hire_line.contract_line_id as line_id,
    ${failedOn(sql`contract_line.time_zone`)} as day
  from off_hire join off_hire_line on off_hire_line.off_hire_id = off_hire.id
    join contract_line on contract_line.id = off_hire_line.contract_line_id
  where off_hire.status = 'cancelled' and off_hire.fail_reason is not null and contract_line.status = 'onRent'
    and not exists (select from off_hire_line as later join off_hire as other on other.id = later.off_hire_id
      where later.contract_line_id = off_hire_line.contract_line_id and other.created_at > off_hire.created_at))`;

/** True for a line whose last pick-up failed: it waits for another one, or is on rent again. */
export const pickupFailed: RawBuilder<boolean> = sql<boolean>`(coalesce(off_hire.status = 'failed', false)
  or contract_line.id in (select back.line_id from ${BACK_ON_RENT} as back))`;
