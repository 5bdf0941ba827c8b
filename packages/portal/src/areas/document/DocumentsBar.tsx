import {
  type DocumentSummary,
  MAX_ARCHIVED,
  MAX_MARKED,
  MAX_SELECTED_IN_FILE,
  type Money,
  markDocumentsRead,
} from '@hireyard/contract';
import { useState } from 'react';
import { useAction } from '../../forms/use-action.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListSelectionBar } from '../../lists/ListSelectionBar.tsx';
import { rowsOfFile } from '../../lists/save-list.ts';
import { useAllowedSort } from '../../lists/use-allowed-sort.ts';
import type { Selected } from '../../lists/use-bulk-actions.tsx';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { type Packed, packInvoices } from './save-invoice.ts';

const NOTHING: Packed = { problem: null, leftOut: [], leftOutCount: 0 };

/** Returns the sum of the documents' amounts, for each currency. */
export function sumsOf(documents: readonly Pick<DocumentSummary, 'invoice'>[]): Money[] {
  const cents = new Map<string, number>();
  for (const { invoice } of documents) {
    if (!invoice?.gross) continue;
    const { amount, currency } = invoice.gross;
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(Number(amount) * 100));
  }
  return [...cents].map(([currency, sum]) => ({ amount: (sum / 100).toFixed(2), currency }));
}

/** Names the documents, and says that there are more. */
const namesOf = (numbers: readonly string[], count: number): string =>
  [...numbers, ...(count > numbers.length ? ['…'] : [])].join(', ');

/** Bulk actions on selected documents: download as one ZIP, or mark as read. */
export default function DocumentsBar({ selected }: { selected: Selected<DocumentSummary> }) {
  const { t } = useTranslation('document');
  const { run, isWorking, problem } = useAction(markDocumentsRead);
  const dispatch = useAppDispatch();
  const format = useFormat();
  const [isPacking, setPacking] = useState(false);
  const [packed, setPacked] = useState(NOTHING);
  const { ids, isAll, clear, endpoints, controls } = selected;
  const { state } = useAllowedSort(endpoints.page.list, controls.state);
  const lang = useAppSelector(selectLanguage);
  const isTooMany = !isAll && ids.length > MAX_SELECTED_IN_FILE;

  async function pack(): Promise<void> {
    setPacking(true);
    setPacked(NOTHING);
    try {
      const ofList = { ...rowsOfFile(endpoints.page.list, state), lang: lang ?? undefined };
      // Without ids, the ZIP has the documents of the list, however many.
      setPacked(await dispatch(packInvoices(isAll ? ofList : { row: ids }, t('zip.name'))));
    } finally {
      setPacking(false);
    }
  }

  /** Marks all documents in calls of `MAX_MARKED` ids. Returns false at the first failure. */
  async function markAll(): Promise<boolean> {
    for (let from = 0; from < ids.length; from += MAX_MARKED) {
      const result = await run({ body: { ids: ids.slice(from, from + MAX_MARKED) } });
      if (!result?.ok) return false;
    }
    return true;
  }

  const { leftOut, leftOutCount } = packed;
  const limit = () => t('zip.limit', { most: MAX_SELECTED_IN_FILE, all: MAX_ARCHIVED });
  /** A ZIP is refused because of the selection alone: its length, or documents without a file. */
  const refusalOf = (errors: HttpProblem['errors']) =>
    errors?.some(({ code }) => code === 'too-many-rows') ? limit() : t('zip.none');
  const note = () => {
    if (isTooMany) return limit();
    return leftOut.length > 0
      ? t('zip.leftOut', { count: leftOutCount, numbers: namesOf(leftOut, leftOutCount) })
      : null;
  };
  const amounts = sumsOf(selected.items);
  const isWhole = selected.items.length === ids.length;
  const sum =
    isWhole && amounts.length > 0 ? t('selectedSum', { amounts: amounts.map(format.money).join(' · ') }) : null;
  return (
    <ListSelectionBar
      selected={selected}
      text={t('selected', { count: ids.length })}
      sum={sum}
      actions={[
        ...(isTooMany ? [] : [{ id: 'zip', label: t('zip.action'), working: isPacking, onClick: () => void pack() }]),
        {
          id: 'read',
          label: t('markRead'),
          working: isWorking,
          onClick: async () => {
            // Keeps the selection after a failure, so that a retry takes one click.
            if (await markAll()) clear();
          },
        },
      ]}
      problem={packed.problem ?? problem}
      sentenceOf={({ status, errors }) => (status === 422 ? refusalOf(errors) : null)}
      note={note()}
    />
  );
}
