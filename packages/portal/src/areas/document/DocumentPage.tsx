import { type Document, getDocument, markDocumentsRead } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { DefinitionList } from '@hireyard/ui/components/DefinitionList';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { visuallyHidden } from '../../pages/visually-hidden.ts';
import { DocumentStatusChip } from './document-columns.tsx';
import { ExplainBill } from './ExplainBill.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';

/** Lazy within the page: suspending the whole page would drop the heading and its focus (NAV-10). */
const DocumentActions = lazyPart(() => import('./DocumentActions.tsx'));

/** Padding above and below a number in pixels: at least 24 px in total, or a finger's size on touch screens. */
const [REACH, TOUCH_REACH] = [2, 10];

/** Numbers side by side, because an invoice can have a dozen contracts. Aligned with the other facts. */
const Numbers = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  margin: 0,
  marginBlock: -REACH,
  padding: 0,
  listStyle: 'none',
  [tokens.media.touch]: { marginBlock: -TOUCH_REACH },
  '& a': {
    display: 'inline-block',
    paddingBlock: REACH,
    [tokens.media.touch]: { paddingBlock: TOUCH_REACH },
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}));

const Hidden = styled('span')(visuallyHidden);

const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.color.ink2 }));

/** Links to pages below `under`, by number. */
const Linked = ({ under, items }: { under: string; items: Document['contracts'] }) => (
  <Numbers>
    {items.map(({ id, number }) => (
      <li key={id}>
        <PageLink to={`${under}/${id}`}>{number}</PageLink>
      </li>
    ))}
  </Numbers>
);

/** Marks an opened document as read. */
function useMarkedRead(document: Document | undefined) {
  const markRead = useWrite(markDocumentsRead);
  const { id, unread = false } = document ?? {};
  useEffect(() => {
    // After a failure the document stays unread. The next visit tries again.
    if (id !== undefined && unread) void markRead({ body: { ids: [id] } });
  }, [id, unread, markRead]);
}

function DocumentFacts({ document }: { document: Document | undefined }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const invoice = document?.invoice;
  const period = document?.from && format.dateRange(document.from, document.to);
  return (
    <DefinitionList
      loading={document === undefined}
      items={[
        ...(document?.title ? [{ label: t('facts.title'), value: document.title }] : []),
        ...(document?.voidedOn ? [{ label: t('facts.voidedOn'), value: format.date(document.voidedOn) }] : []),
        ...(invoice?.asOf ? [{ label: t('facts.asOf'), value: format.date(invoice.asOf) }] : []),
        ...(invoice?.due && !document?.voidedOn ? [{ label: t('facts.due'), value: <Amount {...invoice.due} /> }] : []),
        ...(invoice?.paid && Number(invoice.paid.amount) > 0
          ? [{ label: t('facts.paid'), value: <Amount {...invoice.paid} /> }]
          : []),
        // Credit notes have no due date, and nothing is to be paid for a void invoice.
        ...(invoice && document.type === 'invoice' && !document.voidedOn
          ? [
              {
                label: t('facts.dueDate'),
                value: [
                  format.date(invoice.dueDate),
                  invoice.overdueDays > 0 && t('overdueDays', { count: invoice.overdueDays }),
                ]
                  .filter(Boolean)
                  .join(' · '),
              },
            ]
          : []),
        { label: t('facts.period'), value: period || null },
        {
          label: t('facts.project'),
          value: document?.project ? (
            <PageLink to={`/order/company/projects/${document.project.id}`}>{document.project.name}</PageLink>
          ) : null,
        },
        { label: t('facts.poNumber'), value: document?.poNumber },
        {
          label: t('facts.contracts'),
          value: document?.contracts.length ? <Linked under="/order/contracts" items={document.contracts} /> : null,
        },
        ...(document?.order
          ? [{ label: t('facts.order'), value: <Linked under="/order/orders" items={[document.order]} /> }]
          : []),
        ...(invoice?.requests.length
          ? [
              {
                label: t('facts.requests'),
                value: (
                  <Numbers>
                    {invoice.requests.map(({ id, number, status }) => (
                      <li key={id}>
                        <PageLink to={`/request/requests/${id}`}>{number}</PageLink> {t(`requestStatus.${status}`)}
                      </li>
                    ))}
                  </Numbers>
                ),
              },
            ]
          : []),
        ...(invoice?.corrects
          ? [
              {
                label: t('facts.corrects'),
                value: <PageLink to={`/order/documents/${invoice.corrects.id}`}>{invoice.corrects.number}</PageLink>,
              },
            ]
          : []),
        ...(invoice?.replaces
          ? [{ label: t('facts.replaces'), value: <Linked under="/order/documents" items={[invoice.replaces]} /> }]
          : []),
        ...(invoice?.replacedBy
          ? [{ label: t('facts.replacedBy'), value: <Linked under="/order/documents" items={[invoice.replacedBy]} /> }]
          : []),
        ...(invoice?.correctedBy.length
          ? [
              {
                label: t('facts.correctedBy'),
                value: <Linked under="/order/documents" items={invoice.correctedBy} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** One document. An invoice also shows its lines and amounts. */
export default function DocumentPage() {
  const { t } = useTranslation('document');
  const format = useFormat();
  const { id = '' } = useParams();
  const document = useRead(getDocument, { params: { id } });
  useMarkedRead(document.currentData);
  return (
    <DetailPage
      read={document}
      back={{ to: '/order/documents', label: t('back') }}
      title={({ type, number }) => t('numbered', { type: t(`type.${type}`), number })}
      subtitle={(shown) => (
        <>
          <DocumentStatusChip {...shown} />
          <span>
            <Hidden>{`${t('facts.date')} `}</Hidden>
            {format.date(shown.date)}
          </span>
        </>
      )}
      actions={(shown) =>
        (shown.formats.length > 0 || shown.actions.length > 0) && (
          <Suspense>
            <DocumentActions document={shown} />
          </Suspense>
        )
      }
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(shown) => (
        <>
          <DocumentFacts document={shown} />
          {shown?.hasFile === false && <Note>{t('noFileText')}</Note>}
          {shown?.invoice && <InvoiceLines invoice={shown.invoice} />}
          {shown?.type === 'invoice' && shown.voidedOn === null && shown.invoice?.gross && (
            <ExplainBill id={shown.id} />
          )}
        </>
      )}
    </DetailPage>
  );
}
