import { type EmissionFactor, getEmissionMethod, type EmissionMethod as Method } from '@hireyard/contract';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Blocks } from '../../pages/Blocks.tsx';
import { Failure } from '../../pages/Failure.tsx';
import { Page } from '../../pages/Page.tsx';
import { PanelHead, PanelNote } from '../../pages/Panel.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { EmissionExample } from './EmissionExample.tsx';
import { type EmissionsUrl, useViewSearch } from './use-emissions.ts';

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
const Rules = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: '14px 14px 14px 32px',
  color: theme.vars.color.ink,
}));

function Standing({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('co2');
  return <StatusChip tone={confirmed ? 'success' : 'warning'}>{t(confirmed ? 'confirmed' : 'unconfirmed')}</StatusChip>;
}

/** Default factors apply to all years. */
const FIRST_YEAR = 1990;

/** Formats a number with all digits of its source. */
const useDigits = () => {
  const format = useFormat();
  return (decimal: string, least = 0) =>
    format.number(Number(decimal), { minimumFractionDigits: least, maximumFractionDigits: 5 });
};

function Factors({ factors }: { factors: readonly EmissionFactor[] | undefined }) {
  const { t } = useTranslation('co2');
  const digits = useDigits();
  const columns: DataColumn<EmissionFactor>[] = [
    {
      id: 'fuel',
      header: t('fuel'),
      card: 'title',
      width: '22%',
      cell: ({ fuel, kind }) => <TwoLines strong first={t(`fuels.${fuel}`)} second={t(`kinds.${kind}`)} />,
    },
    {
      id: 'scope',
      header: t('scope'),
      card: 'pair',
      cell: ({ scope }) => t(`scopes.scope${scope as 1 | 2 | 3}`),
    },
    {
      id: 'factor',
      header: t('factor'),
      align: 'end',
      card: 'pair',
      cell: ({ kilograms, fuel }) =>
        t(fuel === 'electricity' ? 'perKilowattHour' : 'perLiter', { amount: digits(kilograms) }),
    },
    {
      id: 'since',
      header: t('countsFrom'),
      align: 'end',
      card: 'pair',
      cell: ({ since }) => (since === FIRST_YEAR ? t('allYears') : since),
    },
    {
      id: 'source',
      header: t('source'),
      card: 'line',
      width: '32%',
      cell: ({ source, year }) => `${source} (${year})`,
    },
    { id: 'standing', header: t('standing'), card: 'corner', width: '9.5rem', cell: Standing },
  ];
  return (
    <DataList
      caption={t('method.factors')}
      columns={columns}
      items={factors}
      keyOf={({ fuel, kind, since }) => `${fuel} ${kind} ${since}`}
      skeletonRows={5}
    />
  );
}

function Consumptions({ consumptions }: { consumptions: Method['consumptions'] | undefined }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const digits = useDigits();
  const names = useAppSelector(selectProductNames);
  const hours = (value: string) => format.number(Number(value), { style: 'unit', unit: 'hour' });
  const columns: DataColumn<Method['consumptions'][number]>[] = [
    {
      id: 'class',
      header: t('class'),
      card: 'title',
      width: '28%',
      cell: ({ productCode }) => <TwoLines strong first={productName(names, productCode)} second={productCode} />,
    },
    { id: 'fuel', header: t('fuel'), card: 'pair', cell: ({ fuel }) => t(`fuels.${fuel}`) },
    {
      id: 'perHour',
      header: t('perHour'),
      align: 'end',
      card: 'pair',
      cell: ({ fuel, perHour }) => `${digits(perHour, 1)} ${fuel === 'electricity' ? 'kWh' : 'l'}`,
    },
    { id: 'perDay', header: t('perDay'), align: 'end', card: 'pair', cell: ({ hoursPerDay }) => hours(hoursPerDay) },
    { id: 'source', header: t('source'), card: 'line', width: '28%', cell: ({ source }) => source },
    { id: 'standing', header: t('standing'), card: 'corner', width: '9.5rem', cell: Standing },
  ];
  return (
    <DataList
      caption={t('method.consumptions')}
      columns={columns}
      items={consumptions}
      keyOf={({ productCode }) => productCode}
      skeletonRows={5}
    />
  );
}

/** Explains the estimate: the formula, an example from the user's own machines, and every factor. */
export default function EmissionMethod({ url }: { url: EmissionsUrl }) {
  const { t } = useTranslation('co2');
  const back = useViewSearch(null);
  const { currentData: method, failure, refetch } = useRead(getEmissionMethod, undefined);
  return (
    <Page title={t('method.title')} subtitle={t('method.formula')} eyebrow={<Back to={back}>{t('method.back')}</Back>}>
      <Blocks>
        {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
        {failure === undefined && (
          <>
            {method && <EmissionExample url={url} method={method} />}
            <Sheet as="section" aria-label={t('method.factors')}>
              <PanelHead>
                <h2>{t('method.factors')}</h2>
              </PanelHead>
              <Factors factors={method?.factors} />
              <PanelNote>{t('method.defaults')}</PanelNote>
            </Sheet>
            <Sheet as="section" aria-label={t('method.consumptions')}>
              <PanelHead>
                <h2>{t('method.consumptions')}</h2>
              </PanelHead>
              {method?.consumptions.length === 0 ? (
                <PanelNote>{t('method.noConsumptions')}</PanelNote>
              ) : (
                <Consumptions consumptions={method?.consumptions} />
              )}
            </Sheet>
            <Sheet as="section" aria-label={t('method.rules')}>
              <PanelHead>
                <h2>{t('method.rules')}</h2>
              </PanelHead>
              <Rules>
                <li>{t('notes.hours')}</li>
                <li>{t('notes.scope')}</li>
                <li>{t('method.lacking')}</li>
                <li>{t('method.years')}</li>
              </Rules>
            </Sheet>
          </>
        )}
      </Blocks>
    </Page>
  );
}
