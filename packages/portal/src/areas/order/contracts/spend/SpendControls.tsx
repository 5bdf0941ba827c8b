import { listProjects, SPEND_GROUPS, type Spend } from '@hireyard/contract';
import { FilterMenu } from '@hireyard/ui/components/FilterMenu';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { Select } from '@hireyard/ui/components/Select';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SpendUrl } from './use-spend.ts';
import { monthsBetween, useSpendWords } from './use-spend-words.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  '& > .HySelect-root': { inlineSize: '11rem' },
  [tokens.media.belowNavigation]: { '& > .HySelect-root': { flex: '1 1 9rem' }, '& > fieldset': { flex: '1 1 100%' } },
});

/** How far back, and ahead, a month can be chosen. */
const YEARS = 3;
const later = (month: string, years: number) => `${Number(month.slice(0, 4)) + years}${month.slice(4)}`;

interface MonthProps {
  label: string;
  months: readonly string[];
  value: string;
  /** What stands for no month; none where there always is one. */
  none?: string;
  onChoose: (month: string | null) => void;
}

function Month({ label, months, value, none, onChoose }: MonthProps) {
  const { month } = useSpendWords();
  const known = months.includes(value) || value === '' ? months : [value, ...months];
  return (
    <Select
      label={label}
      options={known.map((of) => ({ value: of, label: month(of) }))}
      value={value}
      {...(none !== undefined && { placeholder: none })}
      onChange={(_event, next) => onChoose(next || null)}
    />
  );
}

function Projects({ project, setProject }: SpendUrl) {
  const { t } = useTranslation('spend');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useRead(listProjects, { query: { size: 100, ...(search && { q: search }) } });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // A link may name one that is on no page yet.
  const unknown = project.filter((id) => !options.some(({ value }) => value === id));
  return (
    <FilterMenu
      label={t('by.project')}
      options={[...options, ...unknown.map((id) => ({ value: id, label: t('unknown') }))]}
      selected={project}
      onSelectedChange={(selected) => setProject(selected)}
      {...((data?.hasMore || search !== '') && { onSearch: setSearch, loading: isFetching, hasMore: search === '' })}
    />
  );
}

/** Which months and projects, by what, and in which currency. */
export function SpendControls({ url, spend }: { url: SpendUrl; spend: Spend | undefined }) {
  const { t } = useTranslation('spend');
  const current = (spend?.today ?? new Date().toISOString()).slice(0, 7);
  const from = url.since ?? spend?.from ?? current;
  const currencies = spend?.currencies.map(({ currency }) => currency) ?? [];
  return (
    <Bar data-print="hide">
      <Month
        label={t('since')}
        months={monthsBetween(later(current, -YEARS), current).toReversed()}
        value={from}
        onChoose={url.setSince}
      />
      <Month
        label={t('until')}
        months={monthsBetween(from, later(current, YEARS))}
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
      <Projects {...url} />
    </Bar>
  );
}
