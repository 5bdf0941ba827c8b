import type { Emissions } from '@hireyard/contract';
import { exportEmissions, MAX_EMISSION_ROWS } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { SidePanelLayout } from '@hireyard/ui/components/SidePanel';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { selectProductNames } from '../../client/product-names.ts';
import { problemOf } from '../../http/problem.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FigureNotes } from '../../month-sums/parts.ts';
import { keyOf, linesKey } from '../../month-sums/use-sums-url.ts';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { Page } from '../../pages/Page.tsx';
import { NO_TEXT } from '../../pages/page-title.ts';
import { productName } from '../../rental/product-name.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { EmissionControls } from './EmissionControls.tsx';
import { EmissionFigures } from './EmissionFigures.tsx';
import { EmissionMonths } from './EmissionMonths.tsx';
import { EmissionProjects } from './EmissionProjects.tsx';
import { useEmissionWords } from './use-emission-words.ts';
import { useEmissions, useEmissionsUrl, useOpened, useViewSearch } from './use-emissions.ts';

const FileMenu = lazyPart(() => withTexts(import('../../lists/FileMenu.tsx'), 'lists'));
const EmissionLines = lazyPart(() => import('./EmissionLines.tsx'));
const EmissionMethod = lazyPart(() => import('./EmissionMethod.tsx'));
const mayExport = selectHasRight('export');

/** Notes on the basis and the gaps of the figures. */
function EmissionNotes({ emissions }: { emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const method = useViewSearch('method');
  if (!emissions) return null;
  const { notEstimated, withoutUpstream, hasDefaults, machines } = emissions;
  const count = notEstimated.reduce((sum, one) => sum + one.count, 0);
  const classes = notEstimated.map((one) => `${productName(names, one.productCode)} (${format.number(one.count)})`);
  return (
    <FigureNotes aria-label={t('notes.label')}>
      {hasDefaults && (
        <li>
          {t('notes.defaults')} <Link to={method}>{t('method.open')}</Link>
        </li>
      )}
      {count > 0 && <li>{t('notes.notEstimated', { count, classes: format.list(classes) })}</li>}
      {withoutUpstream.length > 0 && (
        <li>{t('notes.withoutUpstream', { fuels: format.list(withoutUpstream.map((fuel) => t(`fuels.${fuel}`))) })}</li>
      )}
      {machines.withoutEngine > 0 && <li>{t('notes.withoutEngine', { count: machines.withoutEngine })}</li>}
      <li>{t('notes.hours')}</li>
      <li>{t('notes.scope')}</li>
    </FigureNotes>
  );
}

function useSubtitle(emissions: Emissions | undefined): string {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const { month } = useEmissionWords();
  if (!emissions) return NO_TEXT;
  const { from, to, today } = emissions;
  return `${t('period', { from: month(from), until: month(to) })} · ${t('asOf', { date: format.date(today) })}`;
}

/** `/order/co2`: emissions of machines on rent, and the method of the estimate (DOM-35). */
export default function EmissionsPage() {
  const url = useEmissionsUrl();
  if (url.view === 'method')
    return (
      <Suspense>
        <EmissionMethod url={url} />
      </Suspense>
    );
  return <Estimate url={url} />;
}

function Estimate({ url }: { url: ReturnType<typeof useEmissionsUrl> }) {
  const { t } = useTranslation('co2');
  const { currentData, data, failure, refetch } = useEmissions(url);
  const { projectOf } = useEmissionWords();
  const { opened } = useOpened();
  const method = useViewSearch('method');
  const exported = useAppSelector(mayExport);
  // Keeps the former figures while another page or filter loads.
  const emissions = failure === undefined ? (currentData ?? data) : undefined;
  const isNothing = emissions !== undefined && emissions.count === 0;
  const title = (group: string) =>
    projectOf(
      emissions?.items.find(({ key }) => keyOf(key) === group) ?? { key: group === '' ? null : group, project: null },
    );
  return (
    <SidePanelLayout
      panel={
        opened && (
          <Suspense>
            <EmissionLines key={linesKey(opened, url.query)} url={url} opened={opened} title={title} />
          </Suspense>
        )
      }
    >
      <Page
        subtitle={useSubtitle(emissions)}
        actions={
          <>
            {exported && (
              <Suspense>
                <FileMenu file={exportEmissions} query={url.query} max={MAX_EMISSION_ROWS} />
              </Suspense>
            )}
            <Button component={Link} to={method}>
              {t('method.open')}
            </Button>
          </>
        }
      >
        <Blocks aria-busy={currentData === undefined && failure === undefined}>
          <EmissionControls url={url} emissions={data} />
          {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
          {failure === undefined && isNothing && (
            <DataState status="empty" title={t('empty.title')} text={t('empty.text')} />
          )}
          {failure === undefined && !isNothing && (
            <>
              <EmissionFigures emissions={emissions} />
              {emissions && <EmissionMonths emissions={emissions} />}
              <EmissionProjects url={url} emissions={emissions} />
            </>
          )}
          <EmissionNotes emissions={emissions} />
        </Blocks>
      </Page>
    </SidePanelLayout>
  );
}
