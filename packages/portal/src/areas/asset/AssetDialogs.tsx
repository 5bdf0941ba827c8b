import {
  type Asset,
  type AssetAssign,
  type AssetInspection,
  type AssetReading,
  addAssetFiles,
  addReading,
  assignAsset,
  type BodyInput,
  type ContactPerson,
  type DefectReport as Defect,
  type AssetFiles as Files,
  highestLikely,
  INSPECTION_RESULTS,
  listContactPersons,
  listProjects,
  type InspectionPlan as Plan,
  type ProjectSummary,
  planInspection,
  READING_KINDS,
  READING_UNITS,
  type ReadingEntry as Reading,
  type InspectionRecord as Recorded,
  recordInspection,
  reportAssetDefect,
  type ReadingVoid as Void,
  voidReading,
} from '@hireyard/contract';
import {
  AssetAssign as assignSchema,
  DefectReport as defectSchema,
  AssetFiles as filesSchema,
  InspectionPlan as planSchema,
  ReadingEntry as readingSchema,
  InspectionRecord as recordSchema,
  ReadingVoid as voidSchema,
} from '@hireyard/contract/schemas';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { useAttachedIds } from '../../attachments/use-attached-ids.ts';
import { type Attachments, useAttachments } from '../../attachments/use-attachments.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { EndpointFormDialog } from '../../forms/EndpointFormDialog.tsx';
import { LookupField } from '../../forms/LookupField.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { optionalText, TextField } from '../../forms/TextField.tsx';
import { type EndpointForm, useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useToday } from '../../i18n/locality.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAssetName } from './asset-name.ts';
import type { AssetDialog } from './dialogs.ts';

interface DialogProps {
  asset: Asset;
  onClose: () => void;
  onSaved: () => void;
}

interface FrameProps<Values extends FieldValues> extends Pick<DialogProps, 'onClose'> {
  endpointForm: EndpointForm<Values>;
  files?: Attachments;
  title: string;
  submit: string;
  text?: ReactNode;
  children: ReactNode;
}

function Frame<Values extends FieldValues>({ endpointForm, files, submit, ...dialog }: FrameProps<Values>) {
  return <EndpointFormDialog endpointForm={endpointForm} submitLabel={submit} uploads={files} {...dialog} />;
}

const projectOption = ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` });
const personOption = ({ id, firstName, lastName }: ContactPerson) => ({ value: id, label: `${firstName} ${lastName}` });
/** Without a preselected project: null is refused as missing. */
const UNASSIGNED = { projectId: null, holderId: null, to: null } as unknown as AssetAssign;

function AssignDialog({ asset, onClose, onSaved }: DialogProps) {
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
    <Frame
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
    </Frame>
  );
}

const NO_DEFECT: Defect = { description: '' };

function DefectDialog({ asset, onClose, onSaved }: DialogProps) {
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
    <Frame
      endpointForm={endpointForm}
      title={t('reportDefect.title', { name: nameOf(asset) })}
      submit={t('reportDefect.action')}
      text={t('reportDefect.text')}
      onClose={onClose}
    >
      <TextAreaField form={endpointForm.form} name="description" label={t('facts.defect')} required maxLength={1000} />
    </Frame>
  );
}

function PlanDialog({ asset, onClose, onSaved }: DialogProps) {
  const { t } = useTranslation('asset');
  const values = useMemo((): Plan => ({ type: '', intervalMonths: 12, dueOn: '' }), []);
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({ endpoint: planInspection, schema: planSchema, values, input, onSaved });
  return (
    <Frame
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
    </Frame>
  );
}

function RecordDialog({ asset, inspection, onClose, onSaved }: DialogProps & { inspection: AssetInspection }) {
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
    <Frame
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
    </Frame>
  );
}

/** Without a value: null is refused as missing. */
const NO_READING = {
  kind: 'cumulativeOperatingHours',
  value: null,
  isSure: false,
} as unknown as BodyInput<typeof addReading>;

function ReadingDialog({ asset, onClose, onSaved }: DialogProps) {
  const { t } = useTranslation('asset');
  const input = { params: { id: asset.id } };
  const endpointForm = useEndpointForm({
    endpoint: addReading,
    schema: readingSchema,
    values: NO_READING,
    input,
    onSaved,
  });
  const format = useFormat();
  const [kind, value] = endpointForm.form.watch(['kind', 'value']) as [Reading['kind'], Reading['value'] | null];
  const before = asset.readings.find((reading) => reading.kind === kind);
  const likely = before ? highestLikely(before, new Date()) : null;
  const isUnlikely = likely !== null && value !== null && value > likely;
  return (
    <Frame endpointForm={endpointForm} title={t('addReading.title')} submit={t('addReading.action')} onClose={onClose}>
      <SelectField
        form={endpointForm.form}
        name="kind"
        label={t('readings.kind')}
        required
        options={READING_KINDS.map((value) => ({ value, label: t(`reading.${value}`) }))}
      />
      <NumberField
        form={endpointForm.form}
        name="value"
        label={t('readings.value')}
        unit={READING_UNITS[kind]}
        decimals={1}
        required
      />
      {isUnlikely && (
        <CheckboxField
          form={endpointForm.form}
          name="isSure"
          label={t('addReading.isSure', { value: format.number(value) })}
          hint={t('addReading.unlikely', { max: format.number(likely) })}
        />
      )}
    </Frame>
  );
}

const NO_REASON: Void = { reason: '' };

function VoidDialog({ asset, reading, onClose, onSaved }: DialogProps & { reading: AssetReading }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const input = { params: { id: asset.id, readingId: reading.id } };
  const endpointForm = useEndpointForm({
    endpoint: voidReading,
    schema: voidSchema,
    values: NO_REASON,
    input,
    onSaved,
  });
  return (
    <Frame
      endpointForm={endpointForm}
      title={t('voidReading.title', { value: `${format.number(reading.value)} ${READING_UNITS[reading.kind]}` })}
      submit={t('voidReading.action')}
      text={t('voidReading.text')}
      onClose={onClose}
    >
      <TextAreaField form={endpointForm.form} name="reason" label={t('voidReading.reason')} required maxLength={500} />
    </Frame>
  );
}

const NO_FILES: Files = { attachmentIds: [] };

function FilesDialog({ asset, onClose, onSaved }: DialogProps) {
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
    <Frame
      endpointForm={endpointForm}
      files={files}
      title={t('addFiles.title')}
      submit={t('addFiles.action')}
      onClose={onClose}
    >
      <AttachmentsField label={t('files.title')} attachments={files} error={error} />
    </Frame>
  );
}

export default function AssetDialogs({ dialog, ...props }: DialogProps & { dialog: AssetDialog }) {
  switch (dialog.name) {
    case 'assign':
      return <AssignDialog {...props} />;
    case 'reportDefect':
      return <DefectDialog {...props} />;
    case 'planInspection':
      return <PlanDialog {...props} />;
    case 'recordInspection':
      return <RecordDialog {...props} inspection={dialog.inspection} />;
    case 'voidReading':
      return <VoidDialog {...props} reading={dialog.reading} />;
    case 'addFiles':
      return <FilesDialog {...props} />;
    default:
      return <ReadingDialog {...props} />;
  }
}
