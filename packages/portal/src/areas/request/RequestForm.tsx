import {
  type AssetSummary,
  type ClientRequest,
  type ContractLine,
  FAULTS,
  LIVE_LINE_STATUSES,
  listAssets,
  listContractLines,
  listProjects,
  type ProjectSummary,
  REQUEST_KINDS,
  type RequestKind,
} from '@hireyard/contract';
import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { AttachmentsField } from '../../attachments/AttachmentsField.tsx';
import { useAttachedIds } from '../../attachments/use-attached-ids.ts';
import { type Attachments, useAttachments } from '../../attachments/use-attachments.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { LookupField } from '../../forms/LookupField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { optionalText, TextField } from '../../forms/TextField.tsx';
import { saveUploaded } from '../../forms/uploads.ts';
import { useBound } from '../../forms/use-bound.ts';
import type { EndpointForm } from '../../forms/use-endpoint-form.ts';
import { streetThenCity } from '../../i18n/address-lines.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CancelButton } from '../../lists/LeaveLink.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { useMayOpen } from '../../pages/may-open.ts';
import { PageForm } from '../../pages/PageForm.tsx';
import { productName } from '../../rental/product-name.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { assetOption } from './AssetChoice.tsx';
import type { About } from './about.ts';
import { Choices } from './Choices.tsx';
import { LinesField } from './LinesField.tsx';
import type { RequestValues } from './request-values.ts';

const seesContracts = selectHasRight('contract-view');
const seesDocuments = selectHasRight('document-view');
const mayDispute = selectHasRight('invoice-dispute');
const seesInvoices = selectHasRight('invoice-view');
const LIVE = { status: LIVE_LINE_STATUSES };
/** Lazy: only billing requests need the list of documents. */
const DocumentField = lazyPart(() => import('./DocumentField.tsx'));
const DisputedLines = lazyPart(() => import('./DisputedLines.tsx'));

const OWN = { ownership: ['owned'], status: ['available', 'assigned', 'inMaintenance', 'defective'] };

type Form = { form: UseFormReturn<RequestValues> };
interface RequestFormProps {
  endpointForm: EndpointForm<RequestValues>;
  request?: ClientRequest;
  about?: About;
  label: string;
  back: string;
  refusedAction?: ReactNode;
}

/** Selects the kind of request. Switching it keeps the other values. */
function KindField({ form }: Form) {
  const { t } = useTranslation('request');
  const { field } = useController({ control: form.control, name: 'kind' });
  return (
    <RadioGroup
      {...useBound({ form, name: 'kind', label: t('form.kind'), required: true })}
      name="kind"
      inputRef={field.ref}
      value={field.value}
      onChange={(_, kind) => field.onChange(kind)}
      options={REQUEST_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), hint: t(`kindText.${kind}`) }))}
    />
  );
}

function MachineField({ form, request, about, hint }: Omit<DetailProps, 'kind' | 'files'> & { hint?: string }) {
  const { t } = useTranslation('request');
  const names = useAppSelector(selectProductNames);
  const line = about?.type === 'machine' ? about.line : null;
  const subject = request?.subject?.type === 'contractLine' ? request.subject : line;
  // The place tells the driver more than the contract number.
  const place = line && [line.project?.name, ...streetThenCity(line.address)].filter(Boolean).join(' · ');
  const labelOf = ({
    productCode,
    fleetNumber,
    contractNumber,
  }: Pick<ContractLine, 'productCode' | 'fleetNumber' | 'contractNumber'>) =>
    [productName(names, productCode), fleetNumber, contractNumber].filter(Boolean).join(' · ');
  return (
    <LookupField<RequestValues, ContractLine>
      form={form}
      name="contractLineId"
      label={t('facts.machine')}
      hint={place || hint}
      endpoint={listContractLines}
      narrowed={LIVE}
      optionOf={(line) => ({ value: line.id, label: labelOf(line) })}
      chosen={subject && { value: subject.id, label: labelOf(subject) }}
    />
  );
}

function AssetField({ form, request }: Form & { request?: ClientRequest | undefined }) {
  const { t } = useTranslation('request');
  const subject = request?.subject?.type === 'asset' ? request.subject : null;
  return (
    <LookupField<RequestValues, AssetSummary>
      form={form}
      name="assetId"
      label={t('facts.asset')}
      endpoint={listAssets}
      narrowed={OWN}
      optionOf={assetOption}
      chosen={subject && assetOption(subject)}
    />
  );
}

/** Photos, uploaded as soon as they are selected. */
function PhotosField({ form, files }: Form & { files: Attachments }) {
  const { t } = useTranslation('request');
  useAttachedIds(form, files);
  return <AttachmentsField label={t('facts.photos')} attachments={files} photosAlone />;
}

/** Reported problem, and whether the machine may still be used. */
function ServiceFields({ form }: Form) {
  const { t } = useTranslation('request');
  const fault = useController({ control: form.control, name: 'fault' }).field;
  const safe = useController({ control: form.control, name: 'safeToUse' }).field;
  const safeError = useBound({
    form,
    name: 'safeToUse',
    label: t('facts.safeToUse'),
    required: true,
    invalidAs: 'choice',
  });
  return (
    <>
      <Choices
        {...useBound({ form, name: 'fault', label: t('facts.fault'), required: true })}
        name="fault"
        inputRef={fault.ref}
        value={fault.value}
        onChange={(_, value) => fault.onChange(value)}
        options={FAULTS.map((value) => ({ value, label: t(`fault.${value}`) }))}
      />
      <Choices
        {...safeError}
        name="safeToUse"
        inputRef={safe.ref}
        value={safe.value === null ? '' : safe.value ? 'yes' : 'no'}
        onChange={(_, value) => safe.onChange(value === 'yes')}
        options={[
          { value: 'yes', label: t('form.safe') },
          { value: 'no', label: t('form.unsafe') },
        ]}
      />
      {safe.value === false && <Alert severity="error">{t('form.unsafeText')}</Alert>}
    </>
  );
}

interface DetailProps extends Form {
  kind: RequestKind;
  files: Attachments;
  request?: ClientRequest | undefined;
  about?: About | undefined;
}
function KindFields({ kind, form, request, about, files }: DetailProps) {
  const { t } = useTranslation('request');
  const withContracts = useAppSelector(seesContracts);
  const sees = useAppSelector(seesDocuments);
  const withDocuments = useAppSelector(mayDispute) && sees;
  const withLines = useAppSelector(seesInvoices) && withDocuments;
  const documentId = form.watch('documentId');
  const withAssets = useMayOpen('/asset/assets');
  if (kind === 'equipment' || kind === 'quote') return <LinesField form={form} />;
  const description = (
    <TextAreaField form={form} name="description" label={t('facts.description')} required maxLength={2000} />
  );
  if (kind === 'billing')
    return (
      <>
        {withDocuments && (
          <Suspense>
            <DocumentField
              form={form}
              request={request}
              about={about?.type === 'document' ? about.document : undefined}
            />
          </Suspense>
        )}
        {withLines && documentId !== null && (
          <Suspense>
            <DisputedLines key={documentId} form={form} id={documentId} />
          </Suspense>
        )}
        {description}
      </>
    );
  return (
    <>
      {withContracts && <MachineField form={form} request={request} about={about} hint={t('form.machineHint')} />}
      {kind === 'service' && withAssets && <AssetField form={form} request={request} />}
      {kind === 'service' && <ServiceFields form={form} />}
      {description}
      {kind === 'service' && <PhotosField form={form} files={files} />}
    </>
  );
}

const projectOption = ({ id, name, number }: ProjectSummary) => ({ value: id, label: `${name} (${number})` });

/** Fields of a request. The kind comes first and decides the others. */
export function RequestForm({ endpointForm, request, about, label, back, refusedAction }: RequestFormProps) {
  const { t } = useTranslation('request');
  const { form } = endpointForm;
  const kind = form.watch('kind');
  const project = (request ?? (about?.type === 'document' ? about.document : about?.line))?.project;
  const files = useAttachments(request?.attachments);
  const save = (submit: boolean) => {
    form.setValue('submit', submit);
    endpointForm.save();
  };
  return (
    <PageForm
      label={label}
      endpointForm={endpointForm}
      onSubmit={() => save(true)}
      uploads={files}
      submit={t('form.send')}
      refusedAction={refusedAction}
      cancel={
        <>
          <Button
            variant="outlined"
            disabled={endpointForm.isSaving}
            onClick={() => void saveUploaded({ save: () => save(false) }, files)}
          >
            {t('form.draft')}
          </Button>
          <CancelButton to={back} />
        </>
      }
    >
      <KindField form={form} />
      <TextField form={form} name="title" label={t('facts.title')} required />
      <KindFields kind={kind} form={form} request={request} about={about} files={files} />
      <LookupField<RequestValues, ProjectSummary>
        form={form}
        name="projectId"
        label={t('facts.project')}
        endpoint={listProjects}
        narrowed={{ status: ['active'] }}
        optionOf={projectOption}
        chosen={project ? projectOption(project as ProjectSummary) : null}
      />
      <TextField form={form} name="poNumber" label={t('facts.poNumber')} read={optionalText} />
      <TextField form={form} name="costCode" label={t('facts.costCode')} read={optionalText} />
    </PageForm>
  );
}
