import { useCallback } from 'react';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FileRow } from './file-rows.ts';
import { useColumnNames } from './use-column-names.ts';

/** Returns the faults of a row, and values that a spreadsheet may have changed. Empty for a row that is right. */
export function useRowTexts(): (row: Pick<FileRow, 'fault' | 'issues' | 'hints' | 'entered'>) => string[] {
  const { t } = useTranslation(['assetImport', 'asset']);
  const { issue: sentenceOf } = useSentences();
  const names = useColumnNames();
  return useCallback(
    ({ fault, issues, hints, entered }) =>
      fault
        ? [t(`fault.${fault.code}`, { ...fault })]
        : [
            ...issues.map(({ column, issue }) => `${names[column]}: ${sentenceOf(issue, 'invalid', column)}`),
            ...hints.map(
              ({ column, spoiled }) => `${names[column]}: ${t(`spoiled.${spoiled}`, { text: entered[column] })}`,
            ),
          ],
    [t, sentenceOf, names],
  );
}
