import { listSpendLines, type SpendLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { useState } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { LINES_SIZE, LinesPanel } from '../../../../figures/LinesPanel.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PageLink } from '../../../../pages/PageLink.tsx';
import { productName } from '../../../../rental/product-name.ts';
import { selectProductNames } from '../../../../settings/product-names.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { type Opened, type SpendUrl, useOpened } from './use-spend.ts';
import { useSpendWords } from './use-spend-words.ts';

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
  const { searchOf } = useOpened();
  const [page, setPage] = useState(0);
  const { figure, month, group } = opened;
  const query = {
    ...{ ...url.query, figure, page, size: LINES_SIZE },
    ...(currency !== null && { currency }),
    ...(month !== null && { month }),
    ...(group !== null && { key: group }),
  };
  const { currentData: data, failure, refetch } = useRead(listSpendLines, { query });
  const about = [group !== null && title(group), month !== null && monthInFull(month)].filter(Boolean).join(' · ');
  return (
    <LinesPanel
      title={t(`figure.${figure}`)}
      subtitle={about || t('lines.all')}
      label={t('lines.label')}
      none={t('lines.none')}
      closed={searchOf(null)}
      data={data}
      failure={failure}
      onRetry={refetch}
      page={page}
      onPageChange={setPage}
      row={(line) => <Line key={line.id} line={line} />}
    />
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
