import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { useMemo } from 'react';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelNote } from '../../../pages/Panel.tsx';
import { type FileRow, isWrong } from './asset-csv.ts';
import { useColumnNames } from './use-column-names.ts';

/** More rows than a user reads. Rows with faults come first. */
const MOST_SHOWN = 100;
/** Rows to correct come before rows to compare, and these before the others. */
const rank = (row: FileRow) => (isWrong(row) ? 0 : row.hints.length > 0 ? 1 : 2);

function Checks({ row }: { row: FileRow }) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const { issue: sentenceOf } = useSentences();
  const names = useColumnNames();
  const { fault, issues, hints, entered } = row;
  if (fault) return t(`fault.${fault.code}`, { ...fault });
  if (issues.length === 0 && hints.length === 0) return t('fine');
  return (
    <>
      {issues.map(({ column, issue }) => (
        <div key={column}>
          {names[column]}: {sentenceOf(issue, 'invalid', column)}
        </div>
      ))}
      {hints.map(({ column, spoiled }) => (
        <div key={`${column} ${spoiled}`}>
          {names[column]}: {t(`spoiled.${spoiled}`, { text: entered[column] })}
        </div>
      ))}
    </>
  );
}

/** Shows the rows of the file with their faults and hints. */
export function ImportPreview({ rows }: { rows: readonly FileRow[] }) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const format = useFormat();
  const columns = useMemo(
    (): DataColumn<FileRow>[] => [
      { id: 'line', header: t('line'), card: 'pair', width: '10%', cell: ({ line }) => format.number(line) },
      {
        id: 'asset',
        header: t('asset:facts.asset'),
        card: 'title',
        width: '40%',
        cell: ({ entered: { tag, name, make, model } }) => (
          <TwoLines first={name || '–'} second={[tag, make, model].filter(Boolean).join(' · ')} />
        ),
      },
      {
        id: 'issues',
        header: t('issues'),
        card: 'line',
        width: '50%',
        cell: (row) => <Checks row={row} />,
      },
    ],
    [t, format],
  );
  const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
  return (
    <ListSheet label={t('preview')}>
      <DataList caption={t('preview')} columns={columns} items={shown} keyOf={({ line }) => String(line)} />
      {rows.length > shown.length && <PanelNote>{t('further', { count: rows.length - shown.length })}</PanelNote>}
    </ListSheet>
  );
}
