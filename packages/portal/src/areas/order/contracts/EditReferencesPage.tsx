import { type Contract, getContract, putContractReferences, type ReferencesEdit } from '@hireyard/contract';
import { ReferencesEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { optionalText, TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { PageForm } from '../../../pages/PageForm.tsx';

const editOf = ({ poNumber, costCode, reference }: Contract): ReferencesEdit => ({ poNumber, costCode, reference });

/** The server validates required fields and the format of a PO number, by the client's policy (DOM-14). */
function ReferencesForm({ contract, loadLatest }: { contract: Contract; loadLatest: Read<Contract>['refetch'] }) {
  const { t } = useTranslation('contract');
  const { t: orders } = useTranslation('orders');
  const { id, version } = contract;
  const back = `/order/contracts/${id}`;
  const leave = useLeave(back);
  const endpointForm = useEndpointForm({
    endpoint: putContractReferences,
    schema,
    values: useMemo(() => editOf(contract), [contract]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  const { form } = endpointForm;
  return (
    <PageForm
      label={t('references.title')}
      endpointForm={endpointForm}
      submit={t('references.save')}
      cancel={<CancelButton to={back} />}
    >
      <TextField form={form} name="poNumber" label={orders('facts.poNumber')} read={optionalText} />
      <TextField form={form} name="costCode" label={orders('facts.costCode')} read={optionalText} />
      <TextField form={form} name="reference" label={orders('facts.reference')} read={optionalText} />
    </PageForm>
  );
}

/** Edits the client's references of a contract. The write carries the version that was read (If-Match). */
export default function EditReferencesPage() {
  const { t } = useTranslation('contract');
  const { id = '' } = useParams();
  const read = useRead(getContract, { params: { id } });
  return (
    <DetailPage
      read={read}
      back={{ to: '/order/contracts', label: t('back') }}
      resource={{ to: `/order/contracts/${id}`, label: t('references.back') }}
      title={({ number }) => t('references.of', { number })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(contract) => contract && <ReferencesForm contract={contract} loadLatest={read.refetch} />}
    </DetailPage>
  );
}
