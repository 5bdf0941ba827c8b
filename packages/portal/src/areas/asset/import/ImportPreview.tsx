import { isRefused } from '@hireyard/contract/asset-file';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelNote } from '../../../pages/Panel.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import type { FileRow } from './file-rows.ts';
import { useRowTexts } from './use-row-texts.ts';

export interface ImportedRow extends FileRow {
  /** True if the import was stopped before it. */
  readonly isLeft?: boolean;
}

/** More rows than a user reads. Rows with faults come first. */
const MOST_SHOWN = 100;
/** Returns the first rows to correct, then rows to compare, then the others. */
function firstOf(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  const ranks: [ImportedRow[], ImportedRow[], ImportedRow[]] = [[], [], []];
  for (const row of rows) ranks[isRefused(row) ? 0 : row.hints.length > 0 ? 1 : 2].push(row);
  return ranks.flat().slice(0, MOST_SHOWN);
}

interface ImportPreviewProps {
  rows: readonly ImportedRow[];
  label: string;
}

/** Shows rows with their faults: the rows of a chosen file, or the rows that an import refused. */
export const ImportPreview = memo(function ImportPreview({ rows, label }: ImportPreviewProps) {
  const { t } = useTranslation(['assetImport', 'asset']);
  const format = useFormat();
  const textsOf = useRowTexts();
  const columns = useMemo(
    (): DataColumn<ImportedRow>[] => [
      { id: 'line', header: t('line'), card: 'pair', width: '10%', cell: ({ line }) => format.number(line) },
      {
        id: 'asset',
        header: t('asset:facts.asset'),
        card: 'title',
        width: '40%',
        cell: ({ entered: { tag, name, make, model } }) => (
          <TwoLines first={name || '–'} second={wholeNumbers([tag, make, model].filter(Boolean).join(' · '))} />
        ),
      },
      {
        id: 'issues',
        header: t('issues'),
        card: 'line',
        width: '50%',
        cell: (row) => {
          const texts = row.isLeft ? [t('left')] : textsOf(row);
          return texts.length === 0 ? t('fine') : texts.map((text) => <div key={text}>{text}</div>);
        },
      },
    ],
    [t, format, textsOf],
  );
  const shown = useMemo(() => firstOf(rows), [rows]);
  return (
    <ListSheet label={label}>
      <DataList caption={label} columns={columns} items={shown} keyOf={({ line }) => String(line)} />
      {rows.length > shown.length && <PanelNote>{t('further', { count: rows.length - shown.length })}</PanelNote>}
    </ListSheet>
  );
});
