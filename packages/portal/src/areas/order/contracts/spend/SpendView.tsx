import { exportSpend, MAX_SPEND_ROWS, type Spend } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { SidePanelLayout } from '@hireyard/ui/components/SidePanel';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { selectPricesVisible } from '../../../../client/prices.ts';
import { problemOf } from '../../../../http/problem.ts';
import { withTexts } from '../../../../i18n/i18n.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FigureNotes } from '../../../../month-sums/parts.ts';
import { keyOf, linesKey } from '../../../../month-sums/use-sums-url.ts';
import { Blocks } from '../../../../pages/Blocks.tsx';
import { Failure } from '../../../../pages/Failure.tsx';
import { lazyPart } from '../../../../pages/load-chunk.ts';
import { Page } from '../../../../pages/Page.tsx';
import { NO_TEXT } from '../../../../pages/page-title.ts';
import { selectHasRight } from '../../../../session/user.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { SpendControls } from './SpendControls.tsx';
import { SpendFigures } from './SpendFigures.tsx';
import { SpendGroups } from './SpendGroups.tsx';
import { SpendMonths } from './SpendMonths.tsx';
import { useOpened, useSpend, useSpendUrl } from './use-spend.ts';
import { useSpendWords } from './use-spend-words.ts';

const FileMenu = lazyPart(() => withTexts(import('../../../../lists/FileMenu.tsx'), 'lists'));
const SpendLines = lazyPart(() => import('./SpendLines.tsx'));
const mayExport = selectHasRight('export');
const mayInvoices = selectHasRight('invoice-view');

/** Notes about amounts that the figures omit, and how they are calculated. */
function SpendNotes({ spend }: { spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const prices = useAppSelector(selectPricesVisible);
  const invoices = useAppSelector(mayInvoices);
  const { withoutRate = 0, withoutEnd = 0 } = spend?.machines ?? {};
  return (
    <FigureNotes aria-label={t('notes.label')}>
      {!prices && <li>{t('missing.prices')}</li>}
      {!invoices && <li>{t('missing.invoices')}</li>}
      <li>{t('notes.net')}</li>
      {prices && <li>{t('notes.forecast')}</li>}
      {prices && withoutEnd > 0 && <li>{t('notes.withoutEnd', { count: withoutEnd })}</li>}
      {prices && withoutRate > 0 && <li>{t('notes.withoutRate', { count: withoutRate })}</li>}
    </FigureNotes>
  );
}

function useSubtitle(spend: Spend | undefined): string {
  const { t } = useTranslation('spend');
  const format = useFormat();
  const { month } = useSpendWords();
  if (!spend) return NO_TEXT;
  const { from, to, currency, today } = spend;
  const until = to === null ? t('open') : month(to);
  const parts = [currency, t('period', { from: month(from), until }), t('asOf', { date: format.date(today) })];
  return parts.filter(Boolean).join(' · ');
}

const focusView = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.HySegmentedControl-root [aria-pressed="true"]')?.focus({ preventScroll: true });
};

/** Moves the focus between the view switches of the two views, since each view renders its own. */
function useFocusOnView() {
  const navigation = useNavigationType();
  // Decided on arrival, because later filter changes must not move the focus.
  const [isChosen] = useState(navigation !== NavigationType.Pop);
  useEffect(() => {
    if (isChosen) focusView();
    return () => void setTimeout(focusView);
  }, [isChosen]);
}

/** Past and expected spend by group (DOM-34). Lazy: loaded when it is first opened. */
export default function SpendView({ views }: { views: ReactNode }) {
  const { t } = useTranslation('spend');
  useFocusOnView();
  const url = useSpendUrl();
  const { opened } = useOpened();
  const { currentData, data, failure, refetch } = useSpend(url);
  const { groupOf } = useSpendWords();
  const exported = useAppSelector(mayExport);
  // Paging and filtering keep the previous figures until the new ones arrive.
  const spend = failure === undefined ? (currentData ?? data) : undefined;
  const isNothing = spend !== undefined && spend.count === 0;
  const title = (group: string) => {
    const row = spend?.items.find(({ key }) => keyOf(key) === group);
    return groupOf(row ?? { key: group === '' ? null : group, project: null }, url.by);
  };
  return (
    <SidePanelLayout
      panel={
        opened && (
          <Suspense>
            <SpendLines
              key={linesKey(opened, url.query)}
              url={url}
              opened={opened}
              title={title}
              currency={spend?.currency ?? null}
            />
          </Suspense>
        )
      }
    >
      <Page
        title={t('title')}
        subtitle={useSubtitle(spend)}
        actions={
          <>
            {exported && (
              <Suspense>
                <FileMenu file={exportSpend} query={url.period} max={MAX_SPEND_ROWS} />
              </Suspense>
            )}
            <Button onClick={() => window.print()}>{t('print')}</Button>
            {views}
          </>
        }
      >
        <Blocks aria-busy={currentData === undefined && failure === undefined}>
          <SpendControls url={url} spend={data} />
          {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
          {failure === undefined && isNothing && (
            <DataState status="empty" title={t('empty.title')} text={t('empty.text')} />
          )}
          {failure === undefined && !isNothing && (
            <>
              <SpendFigures spend={spend} />
              <SpendGroups url={url} spend={spend} />
              {spend && <SpendMonths spend={spend} />}
            </>
          )}
          {/* Rendered after the data, because the parts above change their height when it arrives. */}
          {(spend || failure !== undefined) && <SpendNotes spend={spend} />}
        </Blocks>
      </Page>
    </SidePanelLayout>
  );
}
