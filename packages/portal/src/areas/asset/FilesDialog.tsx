import { addAssetFiles, type AssetFiles as Files } from '@hireyard/contract';
import { AssetFiles as filesSchema } from '@hireyard/contract/schemas';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { useAttachedIds } from '../../attachments/use-attached-ids.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AssetDialogFrame, type AssetDialogProps } from './AssetDialogFrame.tsx';

const NO_FILES: Files = { attachmentIds: [] };

export function FilesDialog({ asset, onClose, onSaved }: AssetDialogProps) {
  const { t } = useTranslation('asset');
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({
    endpoint: addAssetFiles,
    schema: filesSchema,
    values: NO_FILES,
    input,
    onSaved,
  });
  const files = useAttachments();
  const { formState } = endpointForm.form;
  useAttachedIds(endpointForm.form, files);
  const error = formState.errors.attachmentIds && t(files.ids.length === 0 ? 'files.choose' : 'files.tooMany');
  return (
    <AssetDialogFrame
      endpointForm={endpointForm}
      files={files}
      title={t('addFiles.title')}
      submit={t('addFiles.action')}
      onClose={onClose}
    >
      <AttachmentsField label={t('files.title')} attachments={files} error={error} />
    </AssetDialogFrame>
  );
}
