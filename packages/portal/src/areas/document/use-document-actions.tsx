import { type DocumentSummary, listDocuments, MAX_ARCHIVED, MAX_MARKED, markDocumentsRead } from '@hireyard/contract';
import { useState } from 'react';
import { useAction } from '../../forms/use-action.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useBulkActions } from '../../lists/use-bulk-actions.tsx';
import { loadChunk } from '../../pages/load-chunk.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

const mayPackInvoices = selectHasRight('invoice-view');

/** Documents that are selected can be saved as one ZIP, and marked as read at once. */
export function useDocumentActions() {
  const { t } = useTranslation('document');
  const { run, isWorking, problem } = useAction(markDocumentsRead);
  const mayPack = useAppSelector(mayPackInvoices);
  const dispatch = useAppDispatch();
  const [isPacking, setPacking] = useState(false);
  const [refused, setRefused] = useState<HttpProblem | null>(null);

  async function pack(ids: readonly string[]): Promise<void> {
    setPacking(true);
    try {
      const { packInvoices } = await loadChunk(() => import('./save-invoice.ts'));
      setRefused(await dispatch(packInvoices(ids, t('zip.name'))));
    } finally {
      setPacking(false);
    }
  }

  /** As many calls as the limit of one takes; ends at the first that is refused. */
  async function markAll(ids: readonly string[]): Promise<boolean> {
    for (let from = 0; from < ids.length; from += MAX_MARKED) {
      const written = await run({ body: { ids: ids.slice(from, from + MAX_MARKED) } });
      if (!written?.ok) return false;
    }
    return true;
  }

  return useBulkActions<DocumentSummary>({
    list: listDocuments.list,
    nameOf: ({ type, number }) => t('numbered', { type: t(`type.${type}`), number }),
    text: (count) => t('selected', { count }),
    actions: ({ ids, clear }) => [
      ...(mayPack ? [{ id: 'zip', label: t('zip.action'), working: isPacking, onClick: () => void pack(ids) }] : []),
      {
        id: 'read',
        label: t('markRead'),
        working: isWorking,
        onClick: async () => {
          // What could not be marked stays selected, so that trying again is one click.
          if (await markAll(ids)) clear();
        },
      },
    ],
    problem: refused ?? problem,
    // Of a ZIP the server refuses the choice alone.
    sentenceOf: ({ status }) => (status === 422 ? t('zip.limit', { most: MAX_ARCHIVED }) : null),
  });
}
