import { type EmissionLine, listEmissionLines } from '@hireyard/contract';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { SidePanel } from '@hireyard/ui/components/SidePanel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../pages/Failure.tsx';
import { PageLink } from '../../pages/PageLink.tsx';
import { productName } from '../../rental/product-name.ts';
import { selectProductNames } from '../../settings/product-names.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ofUse, useEmissionWords } from './use-emission-words.ts';
import { type EmissionsUrl, type Opened, useOpened } from './use-emissions.ts';

const SIZE = 20;

const Rows = styled('ul')(({ theme }) => ({
  margin: '-16px -20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', padding: '12px 20px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2, gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  // A touch target of 44 px in a line of text.
  '& a': { paddingBlock: 12, marginBlock: -12, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

/** How long a machine ran and what it took for that, in words. */
export function useLineWords() {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const hours = (value: number) => format.number(value, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 });
  return {
    hours,
    taken: ({ consumption, fuel }: Pick<EmissionLine, 'consumption' | 'fuel'>) =>
      consumption !== null &&
      fuel !== null &&
      t(fuel === 'electricity' ? 'kilowattHours' : 'liters', {
        amount: format.number(consumption, { maximumFractionDigits: 1 }),
        fuel: t(`fuels.${fuel}`),
      }),
    ran: ({ measuredHours, assumedHours, assumedDays, reason }: EmissionLine) =>
      reason === null
        ? [
            measuredHours > 0 && t('measuredFor', { hours: hours(measuredHours) }),
            assumedHours > 0 && t('assumedFor', { hours: hours(assumedHours), count: assumedDays }),
          ]
        : [],
  };
}

function Line({ line }: { line: EmissionLine }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const words = useEmissionWords();
  const { taken, ran } = useLineWords();
  const names = useAppSelector(selectProductNames);
  const { quantity, fleetNumber, project, contract, from, till, reason, scope3 } = line;
  const pieces = quantity > 1 ? `${format.number(quantity)} × ` : '';
  return (
    <li>
      <strong>{`${pieces}${productName(names, line.productCode)}`}</strong>
      <b>{words.kilograms(ofUse(line))}</b>
      <small>{[fleetNumber, format.dateRange(from, till, 'short'), project?.name].filter(Boolean).join(' · ')}</small>
      <small>
        {reason
          ? t('notEstimatedWhy', { reason: t(`reasons.${reason}`) })
          : [...ran(line), taken(line), scope3 !== null && t('plusUpstream', { amount: words.kilograms(scope3) })]
              .filter(Boolean)
              .join(' · ')}
      </small>
      <small>
        <PageLink to={`/order/contracts/${contract.id}`}>{t('contract', { number: contract.name })}</PageLink>
      </small>
    </li>
  );
}

interface EmissionLinesProps {
  url: EmissionsUrl;
  opened: Opened;
  /** What a project is called. */
  title: (group: string) => string;
}

function OpenLines({ url, opened, title }: EmissionLinesProps) {
  const { t } = useTranslation('co2');
  const { monthInFull } = useEmissionWords();
  const navigate = useNavigate();
  const { searchOf } = useOpened();
  const [page, setPage] = useState(0);
  const { month, group } = opened;
  const query = {
    ...{ ...url.query, page, size: SIZE },
    ...(month !== null && { month }),
    ...(group !== null && { key: group }),
  };
  const { currentData: data, failure, refetch } = useRead(listEmissionLines, { query });
  const about = [group !== null && title(group), month !== null && monthInFull(month)].filter(Boolean).join(' · ');
  const isLong = data !== undefined && (data.hasMore || page > 0);
  return (
    <SidePanel
      open
      title={t('machines')}
      subtitle={about || t('all')}
      onClose={() => void navigate(searchOf(null), { preventScrollReset: true })}
      actions={
        isLong && (
          <Paginator
            total={undefined}
            hasMore={data.hasMore}
            count={data.items.length}
            page={page}
            pageSize={SIZE}
            onPageChange={(next) => setPage(next)}
          />
        )
      }
    >
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {!data && failure === undefined && <Skeleton variant="rounded" height={240} />}
      {data?.items.length === 0 && <p>{t('noMachines')}</p>}
      {data && data.items.length > 0 && (
        <Rows aria-label={t('machinesBehind')}>
          {data.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Rows>
      )}
    </SidePanel>
  );
}

/** The machines behind a figure, beside it; those of another one begin with their first page. */
export default function EmissionLines(props: EmissionLinesProps) {
  return <OpenLines key={JSON.stringify([props.opened, props.url.query])} {...props} />;
}
