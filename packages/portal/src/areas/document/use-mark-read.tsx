import { type DocumentSummary, listDocuments, MAX_MARKED, markDocumentsRead } from '@hireyard/contract';
import { useAction } from '../../forms/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useBulkActions } from '../../lists/use-bulk-actions.tsx';

/** Documents that are selected can be marked as read at once. */
export function useMarkRead() {
  const { t } = useTranslation('document');
  const { run, isWorking, problem } = useAction(markDocumentsRead);

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
    problem,
  });
}
