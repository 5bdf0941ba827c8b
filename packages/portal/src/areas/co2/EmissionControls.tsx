import type { Emissions } from '@hireyard/contract';
import { ControlBar, MonthSelect, ProjectFilter } from '../../figures/FigureControls.tsx';
import { monthsBetween, yearsLater } from '../../figures/months.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmissionsUrl } from './use-emissions.ts';

/** How far back a month can be chosen. */
const YEARS = 4;

/** Which months and projects. */
export function EmissionControls({ url, emissions }: { url: EmissionsUrl; emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const current = (emissions?.today ?? new Date().toISOString()).slice(0, 7);
  const from = emissions?.from ?? url.since ?? current;
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
        months={monthsBetween(from, current).toReversed()}
        value={emissions?.till ?? url.until ?? current}
        onChoose={url.setUntil}
      />
      <ProjectFilter label={t('project')} unknown={t('unknown')} {...url} />
    </ControlBar>
  );
}
