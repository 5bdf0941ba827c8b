import { CONTRACT_STATUS, OTHER_CONTRACT_STATUS } from '../../domain/contract-status.ts';
import { textArray } from './literals.ts';

const rules = CONTRACT_STATUS.map(({ status, all, some }) => {
  const holds = all ? `live <@ ${textArray(all)}` : `live && ${textArray(some ?? [])}`;
  return `when ${holds} then '${status}'`;
});

/** Derives a contract's status from its lines' statuses, by the domain rules. */
export const CONTRACT_STATUS_FUNCTION = `create or replace function contract_status(lines text[]) returns text
  language sql immutable as $$
    select case ${rules.join(' ')} else '${OTHER_CONTRACT_STATUS}' end
    from (select array_remove(coalesce(lines, '{}'), 'cancelled') as live) without_cancelled
  $$`;
