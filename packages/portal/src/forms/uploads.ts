import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Uploads of a form. A submit waits for them (DOM-18). */
export interface Uploads {
  /** True while a submit waits. */
  readonly isWaiting: boolean;
  /** Uploaded share of all files, from 0 to 1. */
  readonly progress: number;
  /**
   * Resolves with true once all files are uploaded, and with false if one has failed, which its field then says. Resolves
   * with false at once while another submit waits. Never resolves once the form is left.
   */
  readonly uploaded: () => Promise<boolean>;
}

/** Saves a form once its files are uploaded. */
export async function saveUploaded({ save }: { readonly save: () => unknown }, uploads?: Uploads): Promise<void> {
  if (!uploads || (await uploads.uploaded())) save();
}

/** Returns the label of a submit button, which shows the progress while the submit waits for uploads. */
export function useSubmitLabel(label: string, uploads: Uploads | undefined): string {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (!uploads?.isWaiting) return label;
  return t('form.uploading', { percent: format.number(uploads.progress, { style: 'percent' }) });
}
