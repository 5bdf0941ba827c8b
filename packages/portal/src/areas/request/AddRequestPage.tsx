import { createRequest, type Document } from '@hireyard/contract';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShowMade } from '../../lists/use-leave.ts';
import { lazyPart } from '../../pages/load-chunk.ts';
import { Page } from '../../pages/Page.tsx';
import { RequestForm } from './RequestForm.tsx';
import { schema } from './request-schema.ts';
import { emptyValues, type RequestValues } from './request-values.ts';

const AboutInvoice = lazyPart(() => import('./AboutInvoice.tsx'));

function AddForm({ about }: { about: Document | null }) {
  const { t } = useTranslation('request');
  const [values] = useState(
    (): RequestValues => ({
      ...emptyValues(),
      ...(about && {
        kind: 'billing',
        title: t('form.aboutInvoice', { number: about.number }),
        documentId: about.id,
        projectId: about.project?.id ?? null,
        poNumber: about.poNumber,
      }),
    }),
  );
  const of = useEndpointForm<typeof createRequest, RequestValues>({
    endpoint: createRequest,
    schema,
    values,
    onSaved: useShowMade('/request/requests'),
  });
  const back = about ? `/order/documents/${about.id}` : '/request/requests';
  return <RequestForm of={of} {...(about && { about })} label={t('addRequest.title')} back={back} />;
}

/** Writes a request, as a draft or sent at once; it then shows on its own page. `invoice` in the address names one to ask about. */
export default function AddRequestPage() {
  const [query] = useSearchParams();
  const invoiceId = query.get('invoice');
  return (
    <Page>
      {invoiceId === null ? (
        <AddForm about={null} />
      ) : (
        <Suspense>
          <AboutInvoice key={invoiceId} id={invoiceId}>
            {(document) => <AddForm about={document} />}
          </AboutInvoice>
        </Suspense>
      )}
    </Page>
  );
}
