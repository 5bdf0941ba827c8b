import {
  type AssetAssign,
  assignAsset,
  type ContactPerson,
  listContactPersons,
  listProjects,
  type ProjectSummary,
} from '@hireyard/contract';
import { AssetAssign as assignSchema } from '@hireyard/contract/schemas';
import { DateField } from '../../forms/DateField.tsx';
import { LookupField } from '../../forms/LookupField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AssetDialogFrame, type AssetDialogProps } from './AssetDialogFrame.tsx';
import { useAssetName } from './asset-name.ts';

const projectOption = ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` });
const personOption = ({ id, firstName, lastName }: ContactPerson) => ({ value: id, label: `${firstName} ${lastName}` });
/** Without a preselected project: null is refused as missing. */
const UNASSIGNED = { projectId: null, holderId: null, to: null } as unknown as AssetAssign;

export function AssignDialog({ asset, onClose, onSaved }: AssetDialogProps) {
  const { t } = useTranslation('asset');
  const nameOf = useAssetName();
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({
    endpoint: assignAsset,
    schema: assignSchema,
    values: UNASSIGNED,
    input,
    onSaved,
  });
  return (
    <AssetDialogFrame
      endpointForm={endpointForm}
      title={t('assign.title', { name: nameOf(asset) })}
      submit={t('assign.action')}
      onClose={onClose}
    >
      <LookupField<AssetAssign, ProjectSummary>
        form={endpointForm.form}
        name="projectId"
        label={t('facts.project')}
        required
        endpoint={listProjects}
        narrowed={{ status: ['active'] }}
        optionOf={projectOption}
        chosen={null}
      />
      <LookupField<AssetAssign, ContactPerson>
        form={endpointForm.form}
        name="holderId"
        label={t('facts.holder')}
        hint={t('assign.holder')}
        endpoint={listContactPersons}
        narrowed={{ status: ['active'] }}
        optionOf={personOption}
        chosen={null}
      />
      <DateField form={endpointForm.form} name="to" label={t('facts.to')} hint={t('assign.to')} />
    </AssetDialogFrame>
  );
}
