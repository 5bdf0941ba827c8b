import { type DocumentSummary, listDocuments, MAX_MARKED, markDocumentsRead } from '@hireyard/contract';
import { useState } from 'react';
import { useWrite } from '../../api/use-write.ts';
import type { HttpProblem } from '../../http/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useBulkActions } from '../../lists/use-bulk-actions.tsx';

/** Documents that are selected can be marked as read at once. */
export function useMarkRead() {
  const { t } = useTranslation('document');
  const write = useWrite(markDocumentsRead);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<HttpProblem>();

  /** As many calls as the limit of one takes; ends at the first that is refused. */
  async function markAll(ids: readonly string[]): Promise<HttpProblem | undefined> {
    for (let from = 0; from < ids.length; from += MAX_MARKED) {
      const written = await write({ body: { ids: ids.slice(from, from + MAX_MARKED) } });
      if (!written.ok) return written.problem;
    }
    return undefined;
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
          setProblem(undefined);
          setIsWorking(true);
          const refused = await markAll(ids);
          setIsWorking(false);
          // What could not be marked stays selected, so that trying again is one click.
          if (refused) setProblem(refused);
          else clear();
        },
      },
    ],
    problem,
  });
}
