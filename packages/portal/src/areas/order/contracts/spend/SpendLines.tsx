import { listSpendLines, type SpendLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { Paginator } from '@hireyard/ui/components/Paginator';
import { SidePanel } from '@hireyard/ui/components/SidePanel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../../api/use-read.ts';
import { problemOf } from '../../../../http/problem.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Failure } from '../../../../pages/Failure.tsx';
import { PageLink } from '../../../../pages/PageLink.tsx';
import { productName } from '../../../../rental/product-name.ts';
import { selectProductNames } from '../../../../settings/product-names.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { type Opened, type SpendUrl, useOpened } from './use-spend.ts';
import { useSpendWords } from './use-spend-words.ts';

const SIZE = 20;

const Rows = styled('ul')(({ theme }) => ({
  margin: '-16px -20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', padding: '12px 20px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.vars.color.ink2, gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  // A touch target of 44 px in a line of text.
  '& a': { paddingBlock: 12, marginBlock: -12, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

function Line({ line }: { line: SpendLine }) {
  const { t } = useTranslation('spend');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const { document, contract, productCode, from, till, days, rate, quantity } = line;
  const money = line.invoiced ?? line.rental;
  const machine = productCode === null ? null : productName(names, productCode);
  const pieces = quantity !== null && quantity > 1 ? `${format.number(quantity)} × ` : '';
  const codes = [
    line.fleetNumber,
    from !== null && till !== null && format.dateRange(from, till, 'short'),
    days !== null && t('lines.days', { count: days }),
    rate && `${format.money(rate.price)} ${order(`rateUnit.${rate.unit}`)}`,
    document && format.date(document.issuedOn),
    line.project?.name,
    line.costCode,
  ];
  return (
    <li>
      <strong>{line.text ?? `${pieces}${machine ?? t('lines.other')}`}</strong>
      {money && <Amount {...money} />}
      <small>{codes.filter(Boolean).join(' · ')}</small>
      {(document || contract) && (
        <small>
          {document && (
            <PageLink to={`/order/documents/${document.id}`}>
              {t(`lines.${document.type}`, { number: document.name })}
            </PageLink>
          )}
          {document?.disputed && ` · ${t('figure.disputed')}`}
          {document && contract && ' · '}
          {contract && (
            <PageLink to={`/order/contracts/${contract.id}`}>{t('lines.contract', { number: contract.name })}</PageLink>
          )}
        </small>
      )}
    </li>
  );
}

/** The lines behind a figure, beside the figures: of an invoice, or a machine for its days. */
function OpenLines({ url, opened, title, currency }: SpendLinesProps) {
  const { t } = useTranslation('spend');
  const { monthInFull } = useSpendWords();
  const navigate = useNavigate();
  const { searchOf } = useOpened();
  const [page, setPage] = useState(0);
  const { figure, month, group } = opened;
  const query = {
    ...{ ...url.query, figure, page, size: SIZE },
    ...(currency !== null && { currency }),
    ...(month !== null && { month }),
    ...(group !== null && { key: group }),
  };
  const { currentData: data, failure, refetch } = useRead(listSpendLines, { query });
  const about = [group !== null && title(group), month !== null && monthInFull(month)].filter(Boolean).join(' · ');
  const isLong = data !== undefined && (data.hasMore || page > 0);
  return (
    <SidePanel
      open
      title={t(`figure.${figure}`)}
      subtitle={about || t('lines.all')}
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
      {data?.items.length === 0 && <p>{t('lines.none')}</p>}
      {data && data.items.length > 0 && (
        <Rows aria-label={t('lines.label')}>
          {data.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Rows>
      )}
    </SidePanel>
  );
}

interface SpendLinesProps {
  url: SpendUrl;
  opened: Opened;
  /** What a group is called. */
  title: (group: string) => string;
  currency: string | null;
}

/** What the address says is open; other lines begin with their first page. */
export default function SpendLines(props: SpendLinesProps) {
  return <OpenLines key={JSON.stringify([props.opened, props.url.query])} {...props} />;
}
