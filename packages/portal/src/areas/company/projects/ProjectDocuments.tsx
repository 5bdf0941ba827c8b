import { type DocumentSummary, listDocuments, listDocumentsFacets } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMayOpen } from '../../../pages/may-open.ts';
import { ProjectList } from './ProjectList.tsx';

const DOCUMENTS = '/order/documents';

/** Returns a formatter for the issue date and an invoice's due date. */
function useDates() {
  const { t } = useTranslation('project');
  const format = useFormat();
  return ({ type, date, voidedOn, invoice }: DocumentSummary) =>
    invoice && type === 'invoice' && invoice.status !== 'paid' && voidedOn === null
      ? t('documents.due', { date: format.date(date), due: format.date(invoice.dueDate) })
      : format.date(date);
}

function Documents({ projectId }: { projectId: string }) {
  const { t } = useTranslation('project');
  const { t: document } = useTranslation('document');
  const dates = useDates();
  return (
    <ProjectList<DocumentSummary>
      title={t('documents.title')}
      none={t('documents.none')}
      list={listDocuments}
      facets={listDocumentsFacets}
      at={DOCUMENTS}
      narrowed={{ project: [projectId] }}
      rowOf={(one) => ({
        name: document('numbered', { type: document(`type.${one.type}`), number: one.number }),
        about: dates(one),
        end: one.invoice?.gross && <Amount {...one.invoice.gross} />,
      })}
    />
  );
}

/** The latest documents of a project, for users with access to the list of documents. */
export default function ProjectDocuments(props: { projectId: string }) {
  return useMayOpen(DOCUMENTS) ? <Documents {...props} /> : null;
}
