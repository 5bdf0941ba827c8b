import {
  type AssetReading,
  addReading,
  type BodyInput,
  highestLikely,
  READING_KINDS,
  READING_UNITS,
  type ReadingEntry as Reading,
  type ReadingVoid as Void,
  voidReading,
} from '@hireyard/contract';
import { ReadingEntry as readingSchema, ReadingVoid as voidSchema } from '@hireyard/contract/schemas';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AssetDialogFrame, type AssetDialogProps } from './AssetDialogFrame.tsx';

/** Without a value: null is refused as missing. */
const NO_READING = {
  kind: 'cumulativeOperatingHours',
  value: null,
  isSure: false,
} as unknown as BodyInput<typeof addReading>;

export function ReadingDialog({ asset, onClose, onSaved }: AssetDialogProps) {
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
    <AssetDialogFrame
      endpointForm={endpointForm}
      title={t('addReading.title')}
      submit={t('addReading.action')}
      onClose={onClose}
    >
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
    </AssetDialogFrame>
  );
}

const NO_REASON: Void = { reason: '' };

export function VoidDialog({ asset, reading, onClose, onSaved }: AssetDialogProps & { reading: AssetReading }) {
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
    <AssetDialogFrame
      endpointForm={endpointForm}
      title={t('voidReading.title', { value: `${format.number(reading.value)} ${READING_UNITS[reading.kind]}` })}
      submit={t('voidReading.action')}
      text={t('voidReading.text')}
      onClose={onClose}
    >
      <TextAreaField form={endpointForm.form} name="reason" label={t('voidReading.reason')} required maxLength={500} />
    </AssetDialogFrame>
  );
}
