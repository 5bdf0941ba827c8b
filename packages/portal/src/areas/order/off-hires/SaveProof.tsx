import { getOffHirePdf, type OffHire } from '@hireyard/contract';
import { DownloadIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { PreviewButton } from '../../../attachments/PreviewButton.tsx';
import { useHttp } from '../../../attachments/use-http.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { requestOf } from '../../../http/call.ts';
import { HttpError, type HttpProblem } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveFile } from '../../../pages/save-file.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { stands } from './stands.ts';

/** Saves the proof of an off-hire as a PDF in the current language. Withdrawn off-hires have no proof. */
export function SaveProof({ offHire: { id, number, status } }: { offHire: OffHire }) {
  const { t } = useTranslation('offHires');
  const { problem: sentenceOf } = useSentences();
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const http = useHttp();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  if (number === null || !stands({ status })) return null;
  const request = requestOf(getOffHirePdf, { params: { id }, query: { lang } });
  const save = async () => {
    setSaving(true);
    setProblem(null);
    try {
      // Fetched by script, because a plain link sends no token.
      const { body } = await firstValueFrom(http({ ...request, answer: 'blob' }));
      saveFile(`${number}.pdf`, body as Blob);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <PreviewButton
        label={t('page.view')}
        title={`${t('page.title')} ${number}`}
        fileName={`${number}.pdf`}
        request={request}
      />
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isSaving}
        loadingPosition="start"
        onClick={() => void save()}
      >
        {t('page.pdf')}
      </Button>
      {problem && <Alert severity="error">{sentenceOf(problem)}</Alert>}
    </>
  );
}
