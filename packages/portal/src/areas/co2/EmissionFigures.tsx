import type { Emissions } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ofUse, UNKNOWN, useEmissionWords } from './use-emission-words.ts';

const Cards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: 12,
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    padding: 16,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.card,
    backgroundColor: theme.vars.color.surface,
  },
  '& dt': { fontSize: '0.875rem', fontWeight: 500, color: theme.vars.color.ink2 },
  '& dd': { margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd:first-of-type': {
    ...theme.typography.h2,
    color: theme.vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // On a phone a line each, so that the chart is not far below.
  [tokens.media.belowTable]: {
    gap: 8,
    '& > div': { gridTemplateColumns: '1fr auto', alignItems: 'baseline', padding: '10px 14px' },
    '& dd:nth-of-type(n+2)': { gridColumn: '1 / -1' },
  },
}));

const Card = ({ label, value, hint }: { label: string; value: ReactNode; hint: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd>{hint}</dd>
  </div>
);

const IDS = ['scope1', 'scope2', 'scope3', 'measured'] as const;

/** What it comes to by scope, never added across 3, and how much of it rests on measured hours. */
export function EmissionFigures({ emissions }: { emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const format = useFormat();
  const words = useEmissionWords();
  if (!emissions)
    return (
      <Cards as="div" aria-busy="true">
        {IDS.map((id) => (
          <div key={id}>
            <Skeleton variant="text" width="6em" />
            <Skeleton variant="text" width="9em" height={34} />
            <Skeleton variant="text" width="7em" />
          </div>
        ))}
      </Cards>
    );
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
