import { useTranslation } from '../../../i18n/use-translation.ts';
import { listQueryOf } from '../../../lists/list-state.ts';
import { selectPricesUnknown, selectPricesVisible } from '../../../rental/prices.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { ContractControls } from './ContractFilterMenus.tsx';
import { ContractList } from './ContractList.tsx';
import { ContractsSheet } from './ContractsSheet.tsx';
import { useContractLinesQuery } from './contract-endpoints.ts';
import { CONTRACTS, type ContractsState } from './contracts-list-state.ts';

/** Seconds after which a page that is shown again is requested again. */
const FRESH_SECONDS = 30;

/** The state to request: sorting by price falls back silently where prices are not shown (DOM-10). */
function useAllowedState(state: ContractsState) {
  const priced = useAppSelector(selectPricesVisible);
  const unknown = useAppSelector(selectPricesUnknown);
  const byPrice = state.sort.field === 'rate';
  return { state: byPrice && !priced ? { ...state, sort: CONTRACTS.sort.otherwise } : state, wait: byPrice && unknown };
}

/** The overview as a list. */
export function ListView({ controls: asked }: { controls: ContractControls }) {
  const { t } = useTranslation('order');
  const { state, wait } = useAllowedState(asked.state);
  const controls = { ...asked, state };
  const { data, currentData, error, isFetching, refetch } = useContractLinesQuery(
    { query: listQueryOf(state) },
    { skip: wait, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const failed = error !== undefined && !isFetching && currentData === undefined;
  return (
    <ContractsSheet
      controls={controls}
      facets={data?.facets}
      withPeriod
      resultText={currentData ? t('contracts.results', { count: currentData.total }) : ''}
    >
      <ContractList
        controls={controls}
        answer={currentData}
        formerRows={data?.items.length}
        error={failed ? error : undefined}
        onRetry={refetch}
      />
    </ContractsSheet>
  );
}
