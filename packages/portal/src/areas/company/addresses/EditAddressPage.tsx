import { type AddressDetail, type AddressEdit, getAddress, putAddress } from '@hireyard/contract';
import { AddressEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { AddressForm } from './AddressForm.tsx';
import { titleOf } from './address-columns.tsx';

const editOf = ({ id, status, projects, actions, version, ...edit }: AddressDetail): AddressEdit => edit;

interface EditFormProps {
  address: AddressDetail;
  loadLatest: Read<AddressDetail>['refetch'];
}

function EditForm({ address, loadLatest }: EditFormProps) {
  const { t } = useTranslation('contact');
  const { id, version } = address;
  const back = `/order/company/addresses/${id}`;
  const leave = useLeave(back);
  const form = useEndpointForm({
    endpoint: putAddress,
    schema,
    values: useMemo(() => editOf(address), [address]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  return <AddressForm endpointForm={form} label={t('editAddress.title')} submit={t('save')} back={back} />;
}

/** Edits an address. The write carries the version that was read (If-Match). */
export default function EditAddressPage() {
  const { t } = useTranslation('contact');
  const { id = '' } = useParams();
  const address = useRead(getAddress, { params: { id } });
  return (
    <DetailPage
      read={address}
      back={{ to: '/order/company/addresses', label: t('address.back') }}
      resource={{ to: `/order/company/addresses/${id}`, label: t('address.backToOne') }}
      title={(one) => t('editing', { name: titleOf(one) })}
      gone={{ title: t('address.gone'), text: t('gone') }}
    >
      {(latest) => latest && <EditForm address={latest} loadLatest={address.refetch} />}
    </DetailPage>
  );
}
