import type { Emissions } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardSkeletons, FigureCards } from '../../month-sums/FigureCards.tsx';
import { ofUse, UNKNOWN, useEmissionWords } from './use-emission-words.ts';

const Cards = styled(FigureCards)(({ theme }) => ({
  '& dd:first-of-type': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

const Card = ({ label, value, hint }: { label: string; value: ReactNode; hint: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd>{hint}</dd>
  </div>
);

const IDS = ['scope1', 'scope2', 'scope3', 'measured'] as const;

/** Totals by scope and the share based on measured hours. Scope 3 is never added to the others. */
export function EmissionFigures({ emissions }: { emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const words = useEmissionWords();
  if (!emissions) return <CardSkeletons ids={IDS} />;
  const { total, machines } = emissions;
  const hours = (value: number) => format.number(value, { style: 'unit', unit: 'hour', maximumFractionDigits: 0 });
  return (
    <Cards>
      {(['scope1', 'scope2', 'scope3'] as const).map((id) => {
        const value = total[id];
        return (
          <Card
            key={id}
            label={t(`scopes.${id}`)}
            value={value === null ? UNKNOWN : words.short(value)}
            hint={t(`scopeHints.${id}`)}
          />
        );
      })}
      <Card
        label={t('restsOn')}
        value={words.share(total.measured, ofUse(total))}
        hint={t('restsOnHint', {
          measured: hours(total.measuredHours),
          assumed: hours(total.assumedHours),
          count: machines.measured,
          all: format.number(machines.estimated),
        })}
      />
    </Cards>
  );
}
