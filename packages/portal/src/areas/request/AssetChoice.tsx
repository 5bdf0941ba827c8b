import { type AssetSummary, listAssets } from '@hireyard/contract';
import { Combobox, type ComboboxOption } from '@hireyard/ui/components/Combobox';
import { useLookup } from '../../forms/use-lookup.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Assignable assets: available, and without an overdue or failed inspection (DOM-05). */
const FREE = { ownership: ['owned'], status: ['available'], inspection: ['due', 'valid', 'none'] };
export const assetOption = ({ id, tag, name }: Pick<AssetSummary, 'id' | 'tag' | 'name'>): ComboboxOption => ({
  value: id,
  label: [tag, name].filter(Boolean).join(' · '),
});

interface AssetChoiceProps {
  value: ComboboxOption | null;
  onChange: (asset: ComboboxOption | null) => void;
}

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
