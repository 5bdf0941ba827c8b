import { type ContractLine, getKeyFigures, type KeyFigures } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { StripAhead } from '../../../attention/strip-frame.tsx';
import { selectPricesVisible } from '../../../client/prices.ts';
import { withTexts } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListPage } from '../../../lists/ListPage.tsx';
import type { Bulk } from '../../../lists/use-bulk-actions.tsx';
import { lazyPart, optionalPart } from '../../../pages/load-chunk.ts';
import { NO_TEXT } from '../../../pages/page-title.ts';
import { selectHasRight, selectRights } from '../../../session/user.ts';
import { selectListSelection } from '../../../settings/list-selection.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { ContractKeyFigures } from './ContractKeyFigures.tsx';
import { useContractsList } from './contracts-list.ts';
import { CONTRACTS } from './reads.ts';
import { useContractColumns } from './use-contract-columns.ts';
import { useView } from './use-view.ts';

// Lazy: the views would exceed the size limit of the first download.
const PlanningView = lazyPart(() => withTexts(import('./PlanningView.tsx'), 'planning'));
const SpendView = lazyPart(() => withTexts(import('./spend/SpendView.tsx'), 'spend'));
const SelectMachines = lazyPart(() => withTexts(import('./SelectMachines.tsx'), 'offHires', 'lists'));
// Optional: without this chunk, the page starts with the list.
const AttentionStrip = optionalPart(() => withTexts(import('../../../attention/AttentionStrip.tsx'), 'notification'));
const Ahead = styled('span')({ visibility: 'hidden' });
const Actions = styled('div')({ display: 'contents', '&[data-known="false"]': { visibility: 'hidden' } });
const mayCallOff = selectHasRight('contract-off-hire');
const mayExtend = selectHasRight('contract-extend');
const mayInvoices = selectHasRight('invoice-view');

function useTotals() {
  const { t } = useTranslation('order');
  const { currentData: figures, failure, refetch } = useRead(getKeyFigures, { query: {} });
  const sums = ({ contracts, onRent, projects }: Pick<KeyFigures, 'contracts' | 'onRent' | 'projects'>) =>
    [
      t('contracts.contractCount', { count: contracts }),
      t('contracts.lineCount', { count: onRent }),
      t('contracts.projectCount', { count: projects }),
    ].join(`${NO_TEXT}· `);
  if (figures) return { figures, refetch, subtitle: sums(figures) };
  if (failure !== undefined) return { figures: null, refetch, subtitle: NO_TEXT };
  // As many lines as the sentence will have, so that the buttons below it do not move.
  const ahead = <Ahead aria-hidden="true">{sums({ contracts: 88, onRent: 188, projects: 8 })}</Ahead>;
  return { figures: undefined, refetch, subtitle: ahead };
}

/** Machines on rent, as a list, a timeline or spend figures. The URL holds the whole state (RT-09). */
export default function ContractsPage() {
  const { t } = useTranslation('order');
  const [viewInUrl, setView] = useView();
  const maySpend = useAppSelector((state) => mayInvoices(state) || selectPricesVisible(state));
  const view = viewInUrl === 'spend' && !maySpend ? 'list' : viewInUrl;
  const knowsRights = useAppSelector(selectRights) !== null;
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
        .filter((value) => value !== 'spend' || maySpend || !knowsRights)
        .map((value) => ({ value, label: t(`view.${value}`) }))}
      value={view}
      onChange={(_, selected) => setView(selected)}
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
          // Hidden with room for all of them, so that none moves when the rights arrive.
          <Actions data-known={knowsRights}>
            {(maySelect || !knowsRights) && (
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
          </Actions>
        }
        views={views}
        above={(controls) => (
          <>
            {view === 'list' &&
              // The strip loads after the first rows.
              (figures === undefined ? (
                <StripAhead />
              ) : (
                <Suspense fallback={<StripAhead />}>
                  <AttentionStrip />
                </Suspense>
              ))}
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
