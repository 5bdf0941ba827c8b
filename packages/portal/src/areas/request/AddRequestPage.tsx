import { createRequest } from '@hireyard/contract';
import { useState } from 'react';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShowMade } from '../../lists/use-leave.ts';
import { Page } from '../../pages/Page.tsx';
import { RequestForm } from './RequestForm.tsx';
import { schema } from './request-schema.ts';
import { emptyValues, type RequestValues } from './request-values.ts';

/** Writes a request, as a draft or sent at once; it then shows on its own page. */
export default function AddRequestPage() {
  const { t } = useTranslation('request');
  const [values] = useState(emptyValues);
  const of = useEndpointForm<typeof createRequest, RequestValues>({
    endpoint: createRequest,
    schema,
    values,
    onSaved: useShowMade('/request/requests'),
  });
  return (
    <Page>
      <RequestForm of={of} label={t('addRequest.title')} back="/request/requests" />
    </Page>
  );
}
