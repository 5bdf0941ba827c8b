import { type ClientRequest, type Document, type DocumentSummary, listDocuments } from '@hireyard/contract';
import type { UseFormReturn } from 'react-hook-form';
import { LookupField } from '../../forms/LookupField.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RequestValues } from './request-values.ts';

const INVOICES = { type: ['invoice', 'creditNote'] };

interface DocumentFieldProps {
  form: UseFormReturn<RequestValues>;
  request?: ClientRequest | undefined;
  about?: Document | undefined;
}

/** Selects the invoice or credit note of a billing request. */
export default function DocumentField({ form, request, about }: DocumentFieldProps) {
  const { t } = useTranslation('request');
  const subject = request?.subject?.type === 'document' ? request.subject : (about ?? null);
  return (
    <LookupField<RequestValues, DocumentSummary>
      form={form}
      name="documentId"
      label={t('facts.document')}
      hint={t('form.documentHint')}
      endpoint={listDocuments}
      narrowed={INVOICES}
      optionOf={({ id, number }) => ({ value: id, label: number })}
      chosen={subject && { value: subject.id, label: subject.number }}
    />
  );
}
