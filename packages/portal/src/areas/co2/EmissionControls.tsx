import type { Emissions } from '@hireyard/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PeriodControls } from '../../month-sums/PeriodControls.tsx';
import type { EmissionsUrl } from './use-emissions.ts';

export function EmissionControls({ url, emissions }: { url: EmissionsUrl; emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const current = (emissions?.today ?? new Date().toISOString()).slice(0, 7);
  return (
    <PeriodControls
      labels={{ since: t('since'), until: t('until'), project: t('project'), unknown: t('unknown') }}
      url={url}
      current={current}
      from={emissions?.from ?? url.since ?? current}
      to={emissions?.to ?? url.until ?? current}
      yearsBack={4}
    />
  );
}
