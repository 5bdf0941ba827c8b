import { getKeyFigures } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { Suspense } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListState } from '../../../lists/use-list-state.ts';
import { Blocks } from '../../../pages/Blocks.tsx';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { Page } from '../../../pages/Page.tsx';
import { ContractKeyFigures } from './ContractKeyFigures.tsx';
import { CONTRACTS, type ContractControls, useContractsList } from './contracts-list.ts';
import { useContractColumns } from './use-contract-columns.ts';
import { useView } from './use-view.ts';

const PlanningView = lazyPart(() => import('./PlanningView.tsx'));

/** Holds the line that comes, so that nothing moves. */
const NO_TEXT = '\u00a0';

function useTotals() {
  const { t } = useTranslation('order');
  const { currentData: figures, error } = useRead(getKeyFigures, undefined);
  if (!figures) return { figures: error ? null : undefined, subtitle: NO_TEXT };
  const parts = [
    t('contracts.contractCount', { count: figures.contracts }),
    t('contracts.machineCount', { count: figures.onRent }),
    t('contracts.projectCount', { count: figures.projects }),
  ];
  return { figures, subtitle: parts.join(`${NO_TEXT}· `) };
}

function ContractListView({ controls }: { controls: ContractControls }) {
  const columns = useContractColumns();
  return <ListView endpoints={CONTRACTS} controls={controls} columns={columns} {...useContractsList()} />;
}

/** What the company has on rent: the machines as a list or on a timeline, all of it in the URL (RT-09). */
export default function ContractsPage() {
  const { t } = useTranslation('order');
  const controls = useListState(CONTRACTS.page.list);
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
          <ContractListView controls={controls} />
        ) : (
          <Suspense>
            <PlanningView controls={controls} />
          </Suspense>
        )}
      </Blocks>
    </Page>
  );
}
