import { SPEND_GROUPS, type Spend } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PeriodControls } from '../../../../month-sums/PeriodControls.tsx';
import type { SpendUrl } from './use-spend.ts';

/** Number of years that can be selected before and after the current one. */
const YEARS = 3;

/** Controls for the months, projects, grouping and currency of the view. */
export function SpendControls({ url, spend }: { url: SpendUrl; spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const current = (spend?.today ?? new Date().toISOString()).slice(0, 7);
  const currencies = spend?.currencies.map(({ currency }) => currency) ?? [];
  return (
    <PeriodControls
      labels={{ since: t('since'), until: t('until'), project: t('by.project'), unknown: t('unknown') }}
      url={url}
      current={current}
      from={url.since ?? spend?.from ?? current}
      to={url.until ?? ''}
      yearsBack={YEARS}
      ahead={{ years: YEARS, open: t('open') }}
    >
      <SegmentedControl
        label={t('groupBy')}
        segments={SPEND_GROUPS.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={url.by}
        onChange={(_, selected) => url.setBy(selected)}
      />
      {currencies.length > 1 && (
        <SegmentedControl
          label={t('currency')}
          segments={currencies.map((value) => ({ value, label: value }))}
          value={spend?.currency ?? currencies[0] ?? ''}
          onChange={(_, selected) => url.setCurrency(selected)}
        />
      )}
    </PeriodControls>
  );
}
