import { type DecodedFile, type Encoding, samplesOf } from '@hireyard/contract/table-file';
import { RadioGroup } from '@hireyard/ui/components/RadioGroup';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface EncodingQuestionProps {
  file: DecodedFile;
  chosen: Encoding | null;
  onChoose: (encoding: Encoding) => void;
}

/** Asks which letters are right, with words of the file. Nothing is imported before the answer. */
export function EncodingQuestion({ file: { options }, chosen, onChoose }: EncodingQuestionProps) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const samples = samplesOf(options);
  return (
    <RadioGroup
      label={t('letters')}
      hint={t('lettersHint')}
      required
      value={chosen ?? ''}
      onChange={(_, value) => onChoose(value as Encoding)}
      options={options.map(({ encoding }, at) => ({ value: encoding, label: samples[at] ?? encoding }))}
    />
  );
}
