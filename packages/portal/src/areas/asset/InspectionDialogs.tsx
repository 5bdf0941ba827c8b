import {
  type AssetInspection,
  INSPECTION_RESULTS,
  type InspectionPlan as Plan,
  planInspection,
  type InspectionRecord as Recorded,
  recordInspection,
} from '@hireyard/contract';
import { InspectionPlan as planSchema, InspectionRecord as recordSchema } from '@hireyard/contract/schemas';
import { useLayoutEffect, useMemo } from 'react';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { DateField } from '../../forms/DateField.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { optionalText, TextField } from '../../forms/TextField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useToday } from '../../i18n/locality.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AssetDialogFrame, type AssetDialogProps } from './AssetDialogFrame.tsx';

export function PlanDialog({ asset, onClose, onSaved }: AssetDialogProps) {
  const { t } = useTranslation('asset');
  const values = useMemo((): Plan => ({ type: '', intervalMonths: 12, dueOn: '' }), []);
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({ endpoint: planInspection, schema: planSchema, values, input, onSaved });
  return (
    <AssetDialogFrame
      endpointForm={endpointForm}
      title={t('planInspection.title')}
      submit={t('planInspection.action')}
      onClose={onClose}
    >
      <TextField form={endpointForm.form} name="type" label={t('inspection.type')} required />
      <NumberField
        form={endpointForm.form}
        name="intervalMonths"
        label={t('inspection.interval')}
        unit={t('inspection.months')}
        required
        min={1}
        max={120}
      />
      <DateField form={endpointForm.form} name="dueOn" label={t('inspection.dueOn')} required />
    </AssetDialogFrame>
  );
}

export function RecordDialog({
  asset,
  inspection,
  onClose,
  onSaved,
}: AssetDialogProps & { inspection: AssetInspection }) {
  const { t } = useTranslation('asset');
  const today = useToday();
  // The result has no default, so that no machine passes by pressing only Save.
  const values = useMemo(
    () => ({ doneOn: today, result: null, remarks: null, certificateId: null }) as unknown as Recorded,
    [today],
  );
  const input = { params: { id: asset.id, inspectionId: inspection.id } };
  const endpointForm = useEndpointForm({ endpoint: recordInspection, schema: recordSchema, values, input, onSaved });
  const files = useAttachments();
  const { setValue, formState } = endpointForm.form;
  const certificateId = files.ids[0] ?? null;
  useLayoutEffect(() => setValue('certificateId', certificateId, { shouldDirty: true }), [setValue, certificateId]);
  return (
    <AssetDialogFrame
      endpointForm={endpointForm}
      files={files}
      title={t('recordInspection.title', { type: inspection.type })}
      submit={t('recordInspection.action')}
      onClose={onClose}
    >
      <DateField form={endpointForm.form} name="doneOn" label={t('inspection.doneOn')} required />
      <SelectField
        form={endpointForm.form}
        name="result"
        label={t('inspection.result')}
        required
        placeholder={t('inspection.chooseResult')}
        read={optionalText}
        invalidAs="choice"
        options={INSPECTION_RESULTS.map((value) => ({ value, label: t(`result.${value}`) }))}
      />
      <TextAreaField form={endpointForm.form} name="remarks" label={t('inspection.remarks')} maxLength={1000} />
      <AttachmentsField
        label={t('inspection.certificate')}
        attachments={files}
        most={1}
        error={formState.errors.certificateId && t('files.gone')}
      />
    </AssetDialogFrame>
  );
}
