import { listProjects } from '@hireyard/contract';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import { useState } from 'react';
import { useRead } from '../api/use-read.ts';

export interface ProjectFilterProps {
  label: string;
  /** What stands for a project that a link names and that is on no page yet. */
  unknown: string;
  selected: readonly string[];
  onSelectedChange: (projects: readonly string[]) => void;
}

/** A filter by projects, however many there are: a search finds those that are not listed. */
export function ProjectFilter({ label, unknown, selected, onSelectedChange }: ProjectFilterProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useRead(listProjects, { query: { size: 100, ...(search && { q: search }) } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const named = selected.filter((id) => !options.some(({ value }) => value === id));
  return (
    <FilterMenu
      label={label}
      options={[...options, ...named.map((id) => ({ value: id, label: unknown }))]}
      selected={selected}
      onSelectedChange={onSelectedChange}
      {...((data?.hasMore || search !== '') && { onSearch: setSearch, loading: isFetching, hasMore: search === '' })}
    />
  );
}
