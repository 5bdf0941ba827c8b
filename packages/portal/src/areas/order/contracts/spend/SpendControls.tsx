import { SPEND_GROUPS, type Spend } from '@hireyard/contract';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { ControlBar, MonthSelect, ProjectFilter } from '../../../../figures/FigureControls.tsx';
import { monthsBetween, yearsLater } from '../../../../figures/months.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SpendUrl } from './use-spend.ts';

/** How far back, and ahead, a month can be chosen. */
const YEARS = 3;

/** Which months and projects, by what, and in which currency. */
export function SpendControls({ url, spend }: { url: SpendUrl; spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const current = (spend?.today ?? new Date().toISOString()).slice(0, 7);
  const from = url.since ?? spend?.from ?? current;
  const currencies = spend?.currencies.map(({ currency }) => currency) ?? [];
  return (
    <ControlBar data-print="hide">
      <MonthSelect
        label={t('since')}
        months={monthsBetween(yearsLater(current, -YEARS), current).toReversed()}
        value={from}
        onChoose={url.setSince}
      />
      <MonthSelect
        label={t('until')}
        months={monthsBetween(from, yearsLater(current, YEARS))}
        value={url.until ?? ''}
        none={t('open')}
        onChoose={url.setUntil}
      />
      <SegmentedControl
        label={t('groupBy')}
        segments={SPEND_GROUPS.map((value) => ({ value, label: t(`by.${value}`) }))}
        selected={url.by}
        onSelectedChange={url.setBy}
      />
      {currencies.length > 1 && (
        <SegmentedControl
          label={t('currency')}
          segments={currencies.map((value) => ({ value, label: value }))}
          selected={spend?.currency ?? currencies[0] ?? ''}
          onSelectedChange={url.setCurrency}
        />
      )}
      <ProjectFilter label={t('by.project')} unknown={t('unknown')} {...url} />
    </ControlBar>
  );
}
