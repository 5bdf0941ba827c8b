import { type AssetEdit, createAsset } from '@hireyard/contract';
import { AssetEdit as schema } from '@hireyard/contract/schemas';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShowMade } from '../../lists/use-leave.ts';
import { Page } from '../../pages/Page.tsx';
import { AssetForm } from './AssetForm.tsx';

const EMPTY: AssetEdit = {
  tag: '',
  name: '',
  productCode: null,
  make: null,
  model: null,
  serialNumber: null,
  year: null,
  home: null,
};

export default function AddAssetPage() {
  const { t } = useTranslation('asset');
  const form = useEndpointForm({
    endpoint: createAsset,
    schema,
    values: EMPTY,
    onSaved: useShowMade('/asset/assets'),
  });
  return (
    <Page>
      <AssetForm endpointForm={form} label={t('addAsset.title')} submit={t('addAsset.action')} back="/asset/assets" />
    </Page>
  );
}
