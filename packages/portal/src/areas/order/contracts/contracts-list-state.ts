import { CONTRACT_LINE_SORTS, LINE_STATUS_FILTERS } from '@hireyard/contract';
import { listShape, type StateOf } from '../../../lists/list-state.ts';
import { choice, ids, localDate, several } from '../../../lists/params.ts';

/** What the URL of the contracts overview can say, in the words of `GET /contract-lines`. */
export const CONTRACTS = listShape({
  sorts: CONTRACT_LINE_SORTS,
  defaultSort: { field: 'status', direction: 'asc' },
  filters: {
    status: several(LINE_STATUS_FILTERS),
    project: ids,
    depot: ids,
    due: choice(['thisWeek'], null),
    from: localDate,
    till: localDate,
  },
});
export type ContractsState = StateOf<typeof CONTRACTS>;
export type ContractFilters = ContractsState['filters'];
