import { type ClientRequest, getRequest, putRequest } from '@hireyard/contract';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../api/use-read.ts';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useToday } from '../../i18n/locality.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { useLeave } from '../../lists/use-leave.ts';
import { RequestForm } from './RequestForm.tsx';
import { schema } from './request-schema.ts';
import { type RequestValues, valuesOf } from './request-values.ts';

function EditForm({ request, loadLatest }: { request: ClientRequest; loadLatest: Read<ClientRequest>['refetch'] }) {
  const { t } = useTranslation('request');
  const { id, version } = request;
  const currentDay = useToday();
  // The form must not change at midnight.
  const [today] = useState(currentDay);
  const back = `/request/requests/${id}`;
  const leave = useLeave(back);
  const endpointForm = useEndpointForm<typeof putRequest, RequestValues>({
    endpoint: putRequest,
    schema,
    values: useMemo(() => valuesOf(request, today), [request, today]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  return <RequestForm endpointForm={endpointForm} request={request} label={t('editRequest.title')} back={back} />;
}

/** Edits a draft against its loaded version (If-Match), and submits it. */
export default function EditRequestPage() {
  const { t } = useTranslation('request');
  const { id = '' } = useParams();
  const read = useRead(getRequest, { params: { id } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/request/requests', label: t('back') }}
      resource={{ to: `/request/requests/${id}`, label: t('backToRequest') }}
      title={({ title }) => t('editRequest.named', { title })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(request) => request && <EditForm request={request} loadLatest={read.refetch} />}
    </DetailPage>
  );
}
