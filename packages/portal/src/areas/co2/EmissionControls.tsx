import { type Emissions, listProjects } from '@hireyard/contract';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import { Select } from '@hireyard/ui/components/Select';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { monthsBetween, useEmissionWords } from './use-emission-words.ts';
import type { EmissionsUrl } from './use-emissions.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  '& > .HySelect-root': { inlineSize: '11rem' },
  [tokens.media.belowNavigation]: { '& > .HySelect-root': { flex: '1 1 9rem' } },
});

/** How far back a month can be chosen. */
const YEARS = 4;
const earlier = (month: string, years: number) => `${Number(month.slice(0, 4)) - years}${month.slice(4)}`;

interface MonthProps {
  label: string;
  months: readonly string[];
  value: string;
  onChoose: (month: string) => void;
}

function Month({ label, months, value, onChoose }: MonthProps) {
  const { month } = useEmissionWords();
  const known = months.includes(value) ? months : [value, ...months];
  return (
    <Select
      label={label}
      options={known.map((of) => ({ value: of, label: month(of) }))}
      value={value}
      onChange={(_event, next) => onChoose(next)}
    />
  );
}

function Projects({ project, setProject }: EmissionsUrl) {
  const { t } = useTranslation('co2');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useRead(listProjects, { query: { size: 100, ...(search && { q: search }) } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // A link may name one that is on no page yet.
  const unknown = project.filter((id) => !options.some(({ value }) => value === id));
  return (
    <FilterMenu
      label={t('project')}
      options={[...options, ...unknown.map((id) => ({ value: id, label: t('unknown') }))]}
      selected={project}
      onSelectedChange={(selected) => setProject(selected)}
      {...((data?.hasMore || search !== '') && { onSearch: setSearch, loading: isFetching, hasMore: search === '' })}
    />
  );
}

/** Which months and projects. */
export function EmissionControls({ url, emissions }: { url: EmissionsUrl; emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  const current = (emissions?.today ?? new Date().toISOString()).slice(0, 7);
  const from = emissions?.from ?? url.since ?? current;
  return (
    <Bar data-print="hide">
      <Month
        label={t('since')}
        months={monthsBetween(earlier(current, YEARS), current).toReversed()}
        value={from}
        onChoose={url.setSince}
      />
      <Month
        label={t('until')}
        months={monthsBetween(from, current).toReversed()}
        value={emissions?.till ?? url.until ?? current}
        onChoose={url.setUntil}
      />
      <Projects {...url} />
    </Bar>
  );
}
