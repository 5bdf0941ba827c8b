import { listSpendLines, type SpendLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { useRead } from '../../../../api/use-read.ts';
import { selectProductNames } from '../../../../client/product-names.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { LinesPanel } from '../../../../month-sums/LinesPanel.tsx';
import { useLinesPage } from '../../../../month-sums/use-sums-url.ts';
import { PageLink } from '../../../../pages/PageLink.tsx';
import { wholeNumbers } from '../../../../pages/whole-numbers.tsx';
import { productName } from '../../../../rental/product-name.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { type Opened, type SpendUrl, useOpened } from './use-spend.ts';

function Line({ line }: { line: SpendLine }) {
  const { t } = useTranslation('spend');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const { document, contract, productCode, from, to, days, rate, quantity } = line;
  const money = line.invoiced ?? line.rental;
  const machine = productCode === null ? null : productName(names, productCode);
  const pieces = quantity !== null && quantity > 1 ? `${format.number(quantity)} × ` : '';
  const codes = [
    line.fleetNumber,
    from !== null && to !== null && format.dateRange(from, to, 'short'),
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
      <small>{wholeNumbers(codes.filter(Boolean).join(' · '))}</small>
      {(document || contract) && (
        <small>
          {document && (
            <PageLink to={`/order/documents/${document.id}`}>
              {t(`lines.${document.type}`, { number: document.name })}
            </PageLink>
          )}
          {document?.disputed && <span>{` · ${t('figure.disputed')}`}</span>}
          {document && contract && <span> · </span>}
          {contract && (
            <PageLink to={`/order/contracts/${contract.id}`}>{t('lines.contract', { number: contract.name })}</PageLink>
          )}
        </small>
      )}
    </li>
  );
}

interface SpendLinesProps {
  url: SpendUrl;
  opened: Opened;
  /** Returns the name of a group. */
  title: (group: string) => string;
  currency: string | null;
}

/** Panel with the lines of a figure: invoice lines, or machines for a number of days. */
export default function SpendLines({ url, opened, title, currency }: SpendLinesProps) {
  const { t } = useTranslation('spend');
  const { searchOf } = useOpened();
  const { figure } = opened;
  const figureQuery = { ...url.query, figure, ...(currency !== null && { currency }) };
  const { query, about, panel } = useLinesPage(figureQuery, opened, title);
  const { currentData: data, failure, refetch } = useRead(listSpendLines, { query });
  return (
    <LinesPanel
      {...panel}
      title={t(`figure.${figure}`)}
      subtitle={about || t('lines.all')}
      label={t('lines.label')}
      none={t('lines.none')}
      closed={searchOf(null)}
      data={data}
      failure={failure}
      onRetry={refetch}
      row={(line) => <Line key={line.id} line={line} />}
    />
  );
}
