import { type AssetSummary, listAssets } from '@hireyard/contract';
import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useLookup } from '../../forms/use-lookup.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Those that can be assigned: free, and with no inspection that is overdue or failed (DOM-05). */
const FREE = { ownership: ['owned'], status: ['available'], inspection: ['due', 'valid', 'none'] };
export const assetOption = ({ id, tag, name }: Pick<AssetSummary, 'id' | 'tag' | 'name'>): ComboboxOption => ({
  value: id,
  label: [tag, name].filter(Boolean).join(' · '),
});

interface AssetChoiceProps {
  value: ComboboxOption | null;
  onChange: (asset: ComboboxOption | null) => void;
}

/** The own asset that answers a line. */
export function AssetChoice({ value, onChange }: AssetChoiceProps) {
  const { t } = useTranslation('request');
  const lookup = useLookup<AssetSummary>({ endpoint: listAssets, narrowed: FREE, optionOf: assetOption });
  return (
    <Combobox
      label={t('facts.asset')}
      hint={t('answer.assetHint')}
      {...lookup}
      value={value}
      onChange={(_, option) => onChange(option)}
    />
  );
}
