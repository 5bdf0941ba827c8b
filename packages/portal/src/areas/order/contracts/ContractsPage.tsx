import { type ContractLine, getKeyFigures } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { selectPricesVisible } from '../../../client/prices.ts';
import { withTexts } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import type { Bulk } from '../../../lists/use-bulk-actions.tsx';
import { lazyPart, optionalPart } from '../../../pages/load-chunk.ts';
import { NO_TEXT } from '../../../pages/page-title.ts';
import { selectHasRight } from '../../../session/user.ts';
import { selectListSelection } from '../../../settings/list-selection.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { ContractKeyFigures } from './ContractKeyFigures.tsx';
import { CONTRACTS, useContractsList } from './contracts-list.ts';
import { useContractColumns } from './use-contract-columns.ts';
import { useView } from './use-view.ts';

// Lazy: the views would exceed the size limit of the first download.
const PlanningView = lazyPart(() => withTexts(import('./PlanningView.tsx'), 'planning'));
const SpendView = lazyPart(() => withTexts(import('./spend/SpendView.tsx'), 'spend'));
const SelectMachines = lazyPart(() => withTexts(import('./SelectMachines.tsx'), 'offHires', 'lists'));
// Optional: without this chunk, the page starts with the list.
const AttentionStrip = optionalPart(() => withTexts(import('../../../attention/AttentionStrip.tsx'), 'notification'));
/** Reserves the height of the strip, which loads after the first rows: three rows, or one on a phone. */
const AHEAD = { display: 'grid', minBlockSize: 232 };
const mayCallOff = selectHasRight('contract-off-hire');
const mayExtend = selectHasRight('contract-extend');
const mayInvoices = selectHasRight('invoice-view');

function useTotals() {
  const { t } = useTranslation('order');
  const { currentData: figures, failure, refetch } = useRead(getKeyFigures, undefined);
  if (!figures) return { figures: failure === undefined ? undefined : null, refetch, subtitle: NO_TEXT };
  const parts = [
    t('contracts.contractCount', { count: figures.contracts }),
    t('contracts.lineCount', { count: figures.onRent }),
    t('contracts.projectCount', { count: figures.projects }),
  ];
  return { figures, refetch, subtitle: parts.join(`${NO_TEXT}· `) };
}

/** Machines on rent, as a list, a timeline or spend figures. The URL holds the whole state (RT-09). */
export default function ContractsPage() {
  const { t } = useTranslation('order');
  const [viewInUrl, setView] = useView();
  const maySpend = useAppSelector((state) => mayInvoices(state) || selectPricesVisible(state));
  const view = viewInUrl === 'spend' && !maySpend ? 'list' : viewInUrl;
  const { subtitle, figures, refetch } = useTotals();
  const { key } = useLocation();
  const selection = useAppSelector(selectListSelection);
  // Initially true after returning from a form over selected rows.
  const [isSelecting, setSelecting] = useState(selection?.entry === key);
  const [bulk, setBulk] = useState<Bulk<ContractLine>>();
  const maySelect = useAppSelector((state) => mayCallOff(state) || mayExtend(state)) && view === 'list';
  const columns = useContractColumns();
  const list = useContractsList();
  const views = (
    <SegmentedControl
      label={t('view.label')}
      segments={(['list', 'planning', 'spend'] as const)
        .filter((value) => value !== 'spend' || maySpend)
        .map((value) => ({ value, label: t(`view.${value}`) }))}
      selected={view}
      onSelectedChange={setView}
    />
  );
  if (view === 'spend')
    return (
      <Suspense>
        <SpendView views={views} />
      </Suspense>
    );
  return (
    <>
      <ListPage
        endpoints={CONTRACTS}
        columns={columns}
        bulk={bulk}
        {...list}
        rowHref={({ contractId }) => `/order/contracts/${contractId}`}
        subtitle={subtitle}
        actions={
          <>
            {maySelect && (
              <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
                {t('contracts.select')}
              </Button>
            )}
            <Button component={Link} to="/order/orders">
              {t('contracts.orders')}
            </Button>
            <Button component={Link} to="/order/off-hires">
              {t('contracts.offHires')}
            </Button>
            {views}
          </>
        }
        above={(controls) => (
          <>
            {view === 'list' && (
              <div style={AHEAD}>
                {figures !== undefined && (
                  <Suspense>
                    <AttentionStrip />
                  </Suspense>
                )}
              </div>
            )}
            <ContractKeyFigures controls={controls} figures={figures} onRetry={refetch} />
          </>
        )}
        instead={
          view === 'planning' &&
          ((controls) => (
            <Suspense>
              <PlanningView controls={controls} />
            </Suspense>
          ))
        }
      />
      {maySelect && isSelecting && (
        <Suspense>
          <SelectMachines onBulk={setBulk} />
        </Suspense>
      )}
    </>
  );
}
