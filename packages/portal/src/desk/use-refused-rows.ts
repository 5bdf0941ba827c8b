import { REASON_HEADINGS } from '@hireyard/contract/backoffice';
import type { DeskRefusal } from '@hireyard/contract/desk';
import { withLastColumn } from '@hireyard/contract/table-file';
import { supportedLanguage } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useReasonText } from './use-reason-text.ts';

type Reason = DeskRefusal['reasons'][number];

/** Returns the reasons of a cell of the server's file. Null for one that was written as a text. */
function reasonsIn(cell: string): readonly Reason[] | null {
  try {
    const reasons: unknown = JSON.parse(cell);
    return Array.isArray(reasons) ? reasons : null;
  } catch {
    return null;
  }
}

/** Returns a function that writes the reasons of a file of refused rows in the reader's language. */
export function useRefusedRows(): (file: Blob) => Promise<Blob> {
  const reasonText = useReasonText();
  const { language } = useTranslation().i18n;
  return async (file) => {
    const heading = REASON_HEADINGS[supportedLanguage(language) ?? 'en-US'];
    const text = withLastColumn(
      await file.text(),
      heading,
      (cell) => reasonsIn(cell)?.map(reasonText).join('; ') ?? cell,
    );
    return new Blob([text], { type: 'text/csv' });
  };
}
