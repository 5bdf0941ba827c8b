import {
  type DeskImportSummary,
  listDeskImports,
  listDeskImportsFacets,
  type RunSource,
  type RunState,
  startDeskImport,
} from '@hireyard/contract/desk';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { useDeskRight } from './desk-account.ts';
import { RunStateChip } from './RunStateChip.tsx';
import { useKindsText } from './use-kinds-text.ts';

const IMPORTS = { page: listDeskImports, facets: listDeskImportsFacets };

/** Runs of imports of the operating company (DK-09). */
export default function ImportsPage() {
  const { t } = useTranslation('deskImports');
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={t('title')}>
      <ListPage
        hasMenu={false}
        subtitle={t('text')}
        actions={acts && <StartButton />}
        endpoints={IMPORTS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/imports/${id}`}
        filters={[
          { kind: 'menu', name: 'source', label: t('source'), nameOf: (value) => t(`sources.${value as RunSource}`) },
          { kind: 'menu', name: 'state', label: t('state'), nameOf: (value) => t(`states.${value as RunState}`) },
          {
            kind: 'menu',
            name: 'refused',
            label: t('refused'),
            nameOf: (value) => t(`refusedNames.${value as 'yes' | 'no'}`),
          },
          {
            kind: 'menu',
            name: 'dryRun',
            label: t('kept'),
            nameOf: (value) => t(`keptNames.${value as 'yes' | 'no'}`),
          },
        ]}
        texts={{
          caption: t('title'),
          search: t('search'),
          searchHint: t('searchHint'),
          count: (count) => t('count', { count }),
          empty: { title: t('empty.title'), text: t('empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

/** Begins a run and opens it. */
function StartButton() {
  const { t } = useTranslation('deskImports');
  const { problem: sentenceOf } = useSentences();
  const navigate = useNavigate();
  const { run, isWorking, problem } = useAction(startDeskImport);
  const onStart = async () => {
    const result = await run(undefined);
    if (result?.ok) void navigate(`/desk/imports/${result.answer.id}`);
  };
  return (
    <>
      <Button variant="contained" loading={isWorking} onClick={() => void onStart()}>
        {t('start')}
      </Button>
      {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
    </>
  );
}

function useColumns(): readonly ListColumn<DeskImportSummary>[] {
  const { t } = useTranslation('deskImports');
  const format = useFormat();
  const sortLabels = useSortLabels();
  const kindsText = useKindsText();
  return useMemo<readonly ListColumn<DeskImportSummary>[]>(
    () => [
      {
        id: 'name',
        header: t('run'),
        card: 'title',
        width: '22%',
        cell: ({ id, name }) => <RowLink href={`/desk/imports/${id}`}>{name || t('noFiles')}</RowLink>,
      },
      {
        id: 'by',
        header: t('by'),
        card: 'pair',
        width: '16%',
        cell: ({ source, by }) => by ?? t(`sources.${source}`),
      },
      {
        id: 'kinds',
        header: t('kind'),
        card: 'pair',
        width: '16%',
        cell: ({ kinds }) => kindsText(kinds),
      },
      { id: 'rows', header: t('rows'), card: 'line', width: '20%', cell: (run) => t('sums', { ...run }) },
      {
        id: 'changedAt',
        header: t('changedAt'),
        sort: 'changedAt',
        sortLabels: sortLabels('date', t('changedAt')),
        card: 'pair',
        width: '14%',
        cell: ({ changedAt }) => format.dateTime(changedAt),
      },
      {
        id: 'state',
        header: t('state'),
        card: 'corner',
        skeleton: 'chip',
        width: '12%',
        cell: ({ state }) => <RunStateChip state={state} />,
      },
    ],
    [t, format, sortLabels, kindsText],
  );
}
