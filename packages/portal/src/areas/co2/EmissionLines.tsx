import { type EmissionLine, listEmissionLines } from '@hireyard/contract';
import { useRead } from '../../api/use-read.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinesPanel } from '../../month-sums/LinesPanel.tsx';
import { useLinesPage } from '../../month-sums/use-sums-url.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { productName } from '../../rental/product-name.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ofUse, useEmissionWords } from './use-emission-words.ts';
import { type EmissionsUrl, type Opened, useOpened } from './use-emissions.ts';

export function useLineWords() {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const hours = (value: number) => format.number(value, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 });
  return {
    hours,
    taken: ({ consumption, fuel }: Pick<EmissionLine, 'consumption' | 'fuel'>) =>
      consumption !== null &&
      fuel !== null &&
      t(fuel === 'electricity' ? 'kilowattHours' : 'liters', {
        amount: format.number(consumption, { maximumFractionDigits: 1 }),
        fuel: t(`fuels.${fuel}`),
      }),
    ran: ({ measuredHours, assumedHours, assumedDays, reason }: EmissionLine) =>
      reason === null
        ? [
            measuredHours > 0 && t('measuredFor', { hours: hours(measuredHours) }),
            assumedHours > 0 && t('assumedFor', { hours: hours(assumedHours), count: assumedDays }),
          ]
        : [],
  };
}

function Line({ line }: { line: EmissionLine }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const words = useEmissionWords();
  const { taken, ran } = useLineWords();
  const names = useAppSelector(selectProductNames);
  const { quantity, fleetNumber, project, contract, from, to, reason, scope3 } = line;
  const pieces = quantity > 1 ? `${format.number(quantity)} × ` : '';
  return (
    <li>
      <strong>{`${pieces}${productName(names, line.productCode)}`}</strong>
      <b>{words.kilograms(ofUse(line))}</b>
      <small>
        {wholeNumbers([fleetNumber, format.dateRange(from, to, 'short'), project?.name].filter(Boolean).join(' · '))}
      </small>
      <small>
        {reason
          ? t('notEstimatedWhy', { reason: t(`reasons.${reason}`) })
          : [...ran(line), taken(line), scope3 !== null && t('plusUpstream', { amount: words.kilograms(scope3) })]
              .filter(Boolean)
              .join(' · ')}
      </small>
      <small>
        <PageLink to={`/order/contracts/${contract.id}`}>{t('contract', { number: contract.name })}</PageLink>
      </small>
    </li>
  );
}

interface EmissionLinesProps {
  url: EmissionsUrl;
  opened: Opened;
  title: (group: string) => string;
}

/** Panel with the machines behind a figure. */
export default function EmissionLines({ url, opened, title }: EmissionLinesProps) {
  const { t } = useTranslation('co2');
  const { searchOf } = useOpened();
  const { query, about, panel } = useLinesPage(url.query, opened, title);
  const { currentData: data, failure, refetch } = useRead(listEmissionLines, { query });
  return (
    <LinesPanel
      {...panel}
      title={t('machines')}
      subtitle={about || t('all')}
      label={t('machinesBehind')}
      none={t('noMachines')}
      closed={searchOf(null)}
      data={data}
      failure={failure}
      onRetry={refetch}
      row={(line) => <Line key={line.id} line={line} />}
    />
  );
}
