import { PageHeader, SegmentedControl } from '@hireyard/ui';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useListState } from '../../../lists/use-list-state.ts';
import { RequireRight } from '../../../router/AccessMissing.tsx';
import { useDocumentTitle, usePageHeading } from '../../../router/Page.tsx';
import { useKeyFiguresQuery } from './api.ts';
import { ContractKeyFigures } from './ContractKeyFigures.tsx';
import { ListView } from './ListView.tsx';
import { CONTRACTS } from './shape.ts';
import { useView } from './view.ts';

const PlanningView = lazy(() => import('./PlanningView.tsx'));

const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // The portal's own header is sticky where the window is high enough; the table's head sticks below it.
  '@media (min-height: 30rem)': { '--hy-sticky-head': 'var(--hy-density-header)' },
});

/** Holds the line that comes, so that nothing moves. */
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

function Contracts() {
  const { t } = useTranslation('order');
  const title = t('contracts.title');
  useDocumentTitle(title);
  const headingRef = usePageHeading(title);
  const controls = useListState(CONTRACTS);
  const [view, setView] = useView();
  const { subtitle, figures } = useTotals();
  return (
    <>
      <PageHeader
        title={title}
        headingRef={headingRef}
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
      />
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
    </>
  );
}

/** What the company has on rent: the machines as a list or on a timeline, all of it in the URL (RT-09). */
export function ContractsPage() {
  const { t } = useTranslation('order');
  return (
    <RequireRight right="contract-view" title={t('contracts.title')}>
      <Contracts />
    </RequireRight>
  );
}
