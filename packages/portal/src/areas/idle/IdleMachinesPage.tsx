import { listIdleMachines, MACHINE_USES, type MachineUse } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { Paginator } from '@hireyard/ui/components/Paginator';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageInAddress } from '../../lists/page-in-address.ts';
import { useUrl } from '../../lists/use-url.ts';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { Page } from '../../pages/Page.tsx';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { PanelNote } from '../../pages/Panel.tsx';
import { NO_TEXT } from '../../pages/page-title.ts';
import { Sheet } from '../../pages/Sheet.tsx';
import { IdleMachineRows } from './IdleMachineRows.tsx';
import { queryOf, SIZE, shownIn, shownUse } from './reads.ts';

/** `/order/idle-machines`: machines on rent that are idle, in use, or without data (DOM-31). */
export default function IdleMachinesPage() {
  const { t } = useTranslation('idle');
  const format = useFormat();
  const { params, write } = useUrl();
  const shown = shownIn(params);
  const { use, page } = shown;
  const show = (next: { use: MachineUse; page: number }) =>
    write(
      () => new URLSearchParams({ ...(next.use !== 'idle' && { use: next.use }), ...pageInAddress.written(next.page) }),
      { toTop: next.page !== page },
    );
  const { currentData: answer, data: last, failure, refetch } = useRead(listIdleMachines, { query: queryOf(shown) });
  const data = answer ?? last;
  const countOf = (one: MachineUse) => data?.uses.find((each) => each.use === one)?.count ?? 0;
  const cost = data?.idleDay?.map((amount) => format.money(amount)).join(' + ');
  return (
    <Page
      subtitle={cost ? t('cost', { count: countOf('idle'), cost }) : NO_TEXT}
      actions={
        <Button component={Link} to="/order/co2">
          {t('co2')}
        </Button>
      }
    >
      <Blocks>
        <KeyFigures
          label={t('filter')}
          figures={MACHINE_USES.map((id) => ({
            id,
            label: t(`uses.${id}`),
            value: data ? format.number(countOf(id)) : undefined,
            hint: t(`hints.${id}`),
          }))}
          pressed={[use]}
          onPressedChange={(_, pressed) => show({ use: shownUse(pressed.find((one) => one !== use)), page: 0 })}
        />
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && !answer && <PageLoader />}
        {answer && (
          <Sheet>
            {answer.items.length > 0 ? (
              <IdleMachineRows label={t(`uses.${use}`)} items={answer.items} />
            ) : (
              <DataState status="empty" title={t(`empty.title.${use}`)} text={t('empty.text')} />
            )}
            {(page > 0 || answer.hasMore) && (
              <Paginator
                page={page}
                rowsPerPage={SIZE}
                count={countOf(use)}
                hasMore={answer.hasMore}
                rowsOnPage={answer.items.length}
                onPageChange={(_, next) => show({ use, page: next })}
              />
            )}
            <PanelNote>{t('rule')}</PanelNote>
          </Sheet>
        )}
      </Blocks>
    </Page>
  );
}
