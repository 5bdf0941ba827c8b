import { SegmentedControl } from '@hireyard/ui';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListState } from '../../../lists/use-list-state.ts';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { Page } from '../../../pages/Page.tsx';
import { ContractKeyFigures } from './ContractKeyFigures.tsx';
import { useKeyFiguresQuery } from './contract-endpoints.ts';
import { CONTRACTS } from './contracts-list-state.ts';
import { ListView } from './ListView.tsx';
import { useView } from './use-view.ts';

const PlanningView = lazyPart(() => import('./PlanningView.tsx'));

const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // The portal's own header is sticky where the window is high enough; the table's head sticks below it.
  '@media (min-height: 30rem)': { '--hy-sticky-head': 'var(--hy-density-header)' },
});

/** Reserves the line, so that nothing moves. */
const NO_TEXT = '\u00a0';

function useTotals() {
  const { t } = useTranslation('order');
  const { currentData: figures, isError } = useKeyFiguresQuery();
  if (!figures) return { figures: isError ? null : undefined, subtitle: NO_TEXT };
  const parts = [
    t('contracts.contractCount', { count: figures.contracts }),
    t('contracts.machineCount', { count: figures.onRent }),
    t('contracts.projectCount', { count: figures.projects }),
  ];
  return { figures, subtitle: parts.join(`${NO_TEXT}· `) };
}

/** What the company has on rent: the machines as a list or on a timeline, all of it in the URL (RT-09). */
export default function ContractsPage() {
  const { t } = useTranslation('order');
  const controls = useListState(CONTRACTS);
  const [view, setView] = useView();
  const { subtitle, figures } = useTotals();
  return (
    <Page
      subtitle={subtitle}
      actions={
        <SegmentedControl
          label={t('view.label')}
          segments={[
            { value: 'list', label: t('view.list') },
            { value: 'planning', label: t('view.planning') },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      <Blocks>
        <ContractKeyFigures controls={controls} figures={figures} />
        {view === 'list' ? (
          <ListView controls={controls} />
        ) : (
          <Suspense>
            <PlanningView controls={controls} />
          </Suspense>
        )}
      </Blocks>
    </Page>
  );
}
