import { type DefectReport as Defect, reportAssetDefect } from '@hireyard/contract';
import { DefectReport as defectSchema } from '@hireyard/contract/schemas';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AssetDialogFrame, type AssetDialogProps } from './AssetDialogFrame.tsx';
import { useAssetName } from './asset-name.ts';

const NO_DEFECT: Defect = { description: '' };

export function DefectDialog({ asset, onClose, onSaved }: AssetDialogProps) {
  const { t } = useTranslation('asset');
  const nameOf = useAssetName();
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({
    endpoint: reportAssetDefect,
    schema: defectSchema,
    values: NO_DEFECT,
    input,
    onSaved,
  });
  return (
    <AssetDialogFrame
      endpointForm={endpointForm}
      title={t('reportDefect.title', { name: nameOf(asset) })}
      submit={t('reportDefect.action')}
      text={t('reportDefect.text')}
      onClose={onClose}
    >
      <TextAreaField form={endpointForm.form} name="description" label={t('facts.defect')} required maxLength={1000} />
    </AssetDialogFrame>
  );
}
