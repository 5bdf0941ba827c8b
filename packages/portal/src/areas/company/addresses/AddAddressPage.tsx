import { type AddressEdit, createAddress } from '@hireyard/contract';
import { AddressEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { selectClientCompany } from '../../../client/client-company.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useShowMade } from '../../../lists/use-leave.ts';
import { Page } from '../../../pages/Page.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { AddressForm } from './AddressForm.tsx';

const EMPTY: Omit<AddressEdit, 'country'> = {
  kind: 'delivery',
  name: null,
  line1: '',
  line2: null,
  postalCode: '',
  city: '',
  region: null,
  geo: null,
  access: { instructions: null, maxVehicle: null, from: null, to: null },
};

/** Adds an address. Its country defaults to the operating company's. */
export default function AddAddressPage() {
  const { t } = useTranslation('contact');
  const country = useAppSelector(selectClientCompany)?.country ?? 'NL';
  const form = useEndpointForm({
    endpoint: createAddress,
    schema,
    values: useMemo((): AddressEdit => ({ ...EMPTY, country }), [country]),
    onSaved: useShowMade('/order/company/addresses'),
  });
  return (
    <Page>
      <AddressForm
        endpointForm={form}
        label={t('addAddress.title')}
        submit={t('addAddress.action')}
        back="/order/company/addresses"
      />
    </Page>
  );
}
