import { type Asset, getAsset, putAsset } from '@hireyard/contract';
import { AssetEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../api/use-read.ts';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailPage } from '../../lists/DetailPage.tsx';
import { useLeave } from '../../lists/use-leave.ts';
import { AssetForm, editOf } from './AssetForm.tsx';
import { useAssetName } from './asset-name.ts';

function EditForm({ asset, loadLatest }: { asset: Asset; loadLatest: Read<Asset>['refetch'] }) {
  const { t } = useTranslation('asset');
  const { id, version } = asset;
  const leave = useLeave(`/asset/assets/${id}`);
  const form = useEndpointForm({
    endpoint: putAsset,
    schema,
    values: useMemo(() => editOf(asset), [asset]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  return <AssetForm endpointForm={form} label={t('editAsset.title')} submit={t('save')} back={`/asset/assets/${id}`} />;
}

/** Edits an asset against its loaded version (If-Match). */
export default function EditAssetPage() {
  const { t } = useTranslation('asset');
  const { id = '' } = useParams();
  const nameOf = useAssetName();
  const asset = useRead(getAsset, { params: { id } });
  return (
    <DetailPage
      read={asset}
      back={{ to: '/asset/assets', label: t('back') }}
      resource={{ to: `/asset/assets/${id}`, label: t('backToAsset') }}
      title={(latest) => t('editAsset.named', { name: nameOf(latest) })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(latest) => latest && <EditForm asset={latest} loadLatest={asset.refetch} />}
    </DetailPage>
  );
}
