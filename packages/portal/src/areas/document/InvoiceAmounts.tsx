import {
  type DOCUMENT_LIST,
  type DocumentAmounts,
  getDocumentAmounts,
  type InvoiceStatusFilter,
} from '@hireyard/contract';
import { KeyFigures } from '@hireyard/ui/components/KeyFigures';
import { useRead } from '../../api/use-read.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListControls } from '../../lists/use-list-state.ts';
import { Failure } from '../../pages/Failure.tsx';

const FIGURES = ['open', 'overdue', 'disputed'] as const;
type Figure = (typeof FIGURES)[number];

/** Status filter of each figure. All unpaid statuses count as open. */
const STATUSES: Readonly<Record<Figure, readonly InvoiceStatusFilter[]>> = {
  open: ['open', 'partlyPaid'],
  overdue: ['overdue'],
  disputed: ['disputed'],
};

/** Unpaid amounts per currency. Each figure filters the list. */
export default function InvoiceAmounts({ controls }: { controls: ListControls<typeof DOCUMENT_LIST> }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const { currentData, failure, refetch } = useRead(getDocumentAmounts, undefined);
  const { filters } = controls.state;
  // The amounts are of invoices alone, so that credit notes are not in the list behind them.
  const isPressed = (figure: Figure) =>
    filters.type.join() === 'invoice' &&
    filters.status.length > 0 &&
    [...filters.status].toSorted().join() === STATUSES[figure].toSorted().join();
  const amountsOf = (figure: Figure, { currencies }: DocumentAmounts) =>
    currencies
      .flatMap(({ [figure]: { amount, invoices } }) => (amount && invoices > 0 ? format.money(amount) : []))
      .join(' · ') || format.number(0);
  const countOf = (figure: Figure) =>
    currentData?.currencies.reduce((count, { [figure]: { invoices } }) => count + invoices, 0) ?? 0;
  return (
    <>
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      <KeyFigures
        label={t('amounts.label')}
        figures={FIGURES.map((id) => ({
          id,
          label: t(`amounts.${id}`),
          // The hint keeps its line while the amounts load.
          hint: currentData
            ? t('amounts.invoices', { count: countOf(id) })
            : failure === undefined
              ? '\u00a0'
              : undefined,
          value: currentData ? amountsOf(id, currentData) : failure === undefined ? undefined : null,
          tone: id === 'overdue' && countOf(id) > 0 ? 'error' : 'neutral',
        }))}
        pressed={FIGURES.filter(isPressed)}
        // Only one figure is pressed at a time: the last one.
        onPressedChange={(_, pressed) => {
          const figure = pressed.at(-1) as Figure | undefined;
          const { status, type } = figure
            ? { status: [...STATUSES[figure]], type: ['invoice' as const] }
            : { status: [], type: [] };
          controls.change({ filters: { ...filters, status, type } });
        }}
      />
    </>
  );
}
