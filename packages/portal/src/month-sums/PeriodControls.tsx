import { listProjects } from '@hireyard/contract';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import { Select } from '@hireyard/ui/components/Select';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { monthsBetween, useMonthWords, yearsLater } from './months.ts';
import type { SumsUrl } from './use-sums-url.ts';

const ControlBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  '& > .HySelect-root': { inlineSize: '11rem' },
  [tokens.media.belowNavigation]: { '& > .HySelect-root': { flex: '1 1 9rem' }, '& > fieldset': { flex: '1 1 100%' } },
});

interface MonthSelectProps {
  label: string;
  months: readonly string[];
  value: string;
  /** Label of the empty option. Undefined if a month is required. */
  none?: string;
  onChoose: (month: string | null) => void;
}

/** Selects a month. A month in the URL is always an option. */
function MonthSelect({ label, months, value, none, onChoose }: MonthSelectProps) {
  const { month } = useMonthWords();
  const choices = months.includes(value) || value === '' ? months : [value, ...months];
  return (
    <Select
      label={label}
      options={choices.map((each) => ({ value: each, label: month(each) }))}
      value={value}
      {...(none !== undefined && { placeholder: none })}
      onChange={(_event, next) => onChoose(next || null)}
    />
  );
}

interface ProjectFilterProps extends Pick<SumsUrl, 'project' | 'setProject'> {
  label: string;
  /** Name of an unknown project. */
  unknown: string;
}

function ProjectFilter({ label, unknown, project, setProject }: ProjectFilterProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useRead(listProjects, { query: { size: 100, ...(search && { q: search }) } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
  // Options for projects in the URL that are not loaded yet.
  const others = project.filter((id) => !options.some((each) => each.id === id));
  return (
    <FilterMenu
      label={label}
      options={[...options, ...others.map((id) => ({ id, label: unknown }))]}
      selected={project}
      onSelectedChange={(_, selected) => setProject(selected)}
      {...((data?.hasMore || search !== '') && {
        onSearch: (_, text) => setSearch(text),
        loading: isFetching,
        hasMore: search === '',
      })}
    />
  );
}

interface PeriodControlsProps {
  labels: Readonly<Record<'since' | 'until' | 'project' | 'unknown', string>>;
  url: Pick<SumsUrl, 'project' | 'setProject' | 'setSince' | 'setUntil'>;
  current: string;
  from: string;
  /** Empty for an open end. */
  to: string;
  /** Number of past years offered. */
  yearsBack: number;
  /**
   * Number of future years offered, and the label of an open end. Without it the period ends with the current month.
   */
  ahead?: { readonly years: number; readonly open: string };
  children?: ReactNode;
}

export function PeriodControls({ labels, url, current, from, to, yearsBack, ahead, children }: PeriodControlsProps) {
  return (
    <ControlBar data-print="hide">
      <MonthSelect
        label={labels.since}
        months={monthsBetween(yearsLater(current, -yearsBack), current).toReversed()}
        value={from}
        onChoose={url.setSince}
      />
      <MonthSelect
        label={labels.until}
        months={
          ahead ? monthsBetween(from, yearsLater(current, ahead.years)) : monthsBetween(from, current).toReversed()
        }
        value={to}
        {...(ahead && { none: ahead.open })}
        onChoose={url.setUntil}
      />
      {children}
      <ProjectFilter
        label={labels.project}
        unknown={labels.unknown}
        project={url.project}
        setProject={url.setProject}
      />
    </ControlBar>
  );
}
