import { listProjects } from '@hireyard/contract';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import { Select } from '@hireyard/ui/components/Select';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRead } from '../api/use-read.ts';
import { useMonthWords } from './months.ts';
import type { FiguresUrl } from './use-figures-url.ts';

/** What narrows figures down, in a row. */
export const ControlBar = styled('div')({
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
  /** What stands for no month; none where there always is one. */
  none?: string;
  onChoose: (month: string | null) => void;
}

/** A month to choose; one that an address names is there too. */
export function MonthSelect({ label, months, value, none, onChoose }: MonthSelectProps) {
  const { month } = useMonthWords();
  const known = months.includes(value) || value === '' ? months : [value, ...months];
  return (
    <Select
      label={label}
      options={known.map((value) => ({ value, label: month(value) }))}
      value={value}
      {...(none !== undefined && { placeholder: none })}
      onChange={(_event, next) => onChoose(next || null)}
    />
  );
}

interface ProjectFilterProps extends Pick<FiguresUrl, 'project' | 'setProject'> {
  label: string;
  /** What a project is called whose name is not known. */
  unknown: string;
}

export function ProjectFilter({ label, unknown, project, setProject }: ProjectFilterProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useRead(listProjects, { query: { size: 100, ...(search && { q: search }) } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // A link may name one that is on no page yet.
  const others = project.filter((id) => !options.some(({ value }) => value === id));
  return (
    <FilterMenu
      label={label}
      options={[...options, ...others.map((id) => ({ value: id, label: unknown }))]}
      selected={project}
      onSelectedChange={(selected) => setProject(selected)}
      {...((data?.hasMore || search !== '') && { onSearch: setSearch, loading: isFetching, hasMore: search === '' })}
    />
  );
}
