import type { Attention, AttentionView } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import Button from '@mui/material/Button';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AttentionViewsProps {
  view: AttentionView;
  /** Number of entries per view. Undefined until loaded. */
  counts: Attention['views'] | undefined;
  onChange: (view: AttentionView) => void;
}

/** Selects the view. Offers the snoozed entries if there are any. */
export function AttentionViews({ view, counts, onChange }: AttentionViewsProps) {
  const { t } = useTranslation('attention');
  const format = useFormat();
  const isSnoozed = view === 'snoozed';
  const snoozed = counts?.snoozed ?? 0;
  return (
    <>
      {(isSnoozed || snoozed > 0) && (
        <Button aria-pressed={isSnoozed} onClick={() => onChange(isSnoozed ? 'everyone' : 'snoozed')}>
          {t('view.snoozed', { count: snoozed })}
        </Button>
      )}
      <SegmentedControl
        label={t('view.label')}
        segments={[
          { value: 'everyone', label: t('view.everyone') },
          { value: 'mine', label: t('view.mine', { number: counts ? format.number(counts.mine) : '' }) },
        ]}
        value={view}
        onChange={(_, selected) => onChange(selected)}
      />
    </>
  );
}
