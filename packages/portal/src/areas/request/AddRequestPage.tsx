import { createRequest } from '@hireyard/contract';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectProductNames } from '../../client/product-names.ts';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { localDate } from '../../lists/params.ts';
import { useShowMade } from '../../lists/use-leave.ts';
import { useSendLater, useSendLaterButton } from '../../outbox/use-send-later.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { Page } from '../../pages/Page.tsx';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { About } from './about.ts';
import { RequestForm } from './RequestForm.tsx';
import { schema } from './request-schema.ts';
import { emptyValues, type RequestValues } from './request-values.ts';

const AboutInvoice = lazyPart(() => import('./AboutInvoice.tsx'));
const AboutMachine = lazyPart(() => import('./AboutMachine.tsx'));

function useBegun(about: About | null): Partial<RequestValues> {
  const { t } = useTranslation('request');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  if (!about) return {};
  if (about.type === 'document') {
    const { id, number, project, poNumber } = about.document;
    const title = t('form.aboutInvoice', { number });
    return { kind: 'billing', title, documentId: id, projectId: project?.id ?? null, poNumber };
  }
  const { id, productCode, fleetNumber, project, poNumber, costCode, contractNumber, promisedFrom } = about.line;
  const machine = [productName(names, productCode), fleetNumber].filter(Boolean).join(' · ');
  const { to } = about;
  const date = to && format.date(to);
  if (date) {
    const promised = promisedFrom && format.date(promisedFrom);
    return {
      kind: 'change',
      title: t('form.aboutChange', { machine, date }).slice(0, 120),
      contractLineId: id,
      projectId: project?.id ?? null,
      poNumber,
      costCode,
      description: promised ? t('form.changeText', { machine, contract: contractNumber, date, promised }) : '',
    };
  }
  return {
    kind: 'service',
    title: t('form.aboutMachine', { machine }).slice(0, 120),
    contractLineId: id,
    projectId: project?.id ?? null,
    poNumber,
    costCode,
  };
}

const backOf = (about: About | null): string => {
  if (!about) return '/request/requests';
  return about.type === 'document'
    ? `/order/documents/${about.document.id}`
    : `/order/contracts/${about.line.contractId}`;
};

function AddForm({ about }: { about: About | null }) {
  const { t } = useTranslation('request');
  const begun = useBegun(about);
  const today = useToday();
  const [values] = useState((): RequestValues => ({ ...emptyValues(today), ...begun }));
  const later = useSendLater();
  const endpointForm = useEndpointForm<typeof createRequest, RequestValues>({
    endpoint: createRequest,
    newKey: later.newKey,
    schema,
    values,
    draftOf: [values.documentId ?? values.contractLineId ?? '', about?.type === 'machine' && about.to]
      .filter(Boolean)
      .join(),
    onSaved: useShowMade('/request/requests'),
  });
  const refusedAction = useSendLaterButton(later, {
    endpoint: createRequest,
    refused: endpointForm.refused,
    typed: endpointForm.draft.typed,
    label: () => endpointForm.form.getValues('title'),
    onQueued: () => endpointForm.form.reset(endpointForm.form.getValues(), { keepDirtyValues: false }),
  });
  return (
    <RequestForm
      endpointForm={endpointForm}
      {...(about && { about })}
      label={t('addRequest.title')}
      back={backOf(about)}
      refusedAction={refusedAction}
    />
  );
}

/**
 * Creates a request as a draft or submits it, then opens its page. URL parameters: `invoice` is the invoice in
 * question. `machine` is the contract line of a broken machine, or with `to` of one to extend until that date.
 */
export default function AddRequestPage() {
  const [query] = useSearchParams();
  const [invoiceId, lineId] = [query.get('invoice'), query.get('machine')];
  const to = localDate.parse(query.getAll('to'));
  const form = () => {
    if (invoiceId !== null)
      return (
        <AboutInvoice key={invoiceId} id={invoiceId}>
          {(document) => <AddForm about={document && { type: 'document', document }} />}
        </AboutInvoice>
      );
    if (lineId !== null)
      return (
        <AboutMachine key={lineId} id={lineId}>
          {(line) => <AddForm about={line && { type: 'machine', line, to }} />}
        </AboutMachine>
      );
    return <AddForm about={null} />;
  };
  return (
    <Page>
      <Suspense>{form()}</Suspense>
    </Page>
  );
}
