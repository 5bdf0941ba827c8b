import { ATTACHMENT_MAX_BYTES } from '@hireyard/contract';
import { putDeskPaperFile } from '@hireyard/contract/desk';
import { FileUpload, type UploadedFile } from '@hireyard/ui/components/FileUpload';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { api } from '../api/api.ts';
import { useHttp } from '../attachments/use-http.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { requestOf } from '../http/call.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch } from '../store/hooks.ts';

const ACCEPT = ['.pdf'];

const Send = styled('div')({ padding: 14 });

/** Sends the PDF of a paper, in place of one that it has. */
export function SendPaperFile({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('deskPapers');
  const http = useHttp();
  const dispatch = useAppDispatch();
  const { problem: sentenceOf } = useSentences();
  const [sent, setSent] = useState<UploadedFile | null>(null);
  const [isDone, setDone] = useState(false);
  const send = async (pdf: File) => {
    const shown = { id: randomKey(), name: pdf.name, bytes: pdf.size } as const;
    const onProgress = (progress: number) => setSent({ ...shown, state: 'uploading', progress });
    const body = new FormData();
    body.append('file', pdf, pdf.name);
    onProgress(0);
    setDone(false);
    try {
      const headers = { 'Idempotency-Key': shown.id };
      await firstValueFrom(http({ ...requestOf(putDeskPaperFile, { params: { id } }), body, onProgress, headers }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setSent({ ...shown, state: 'failed', reason: sentenceOf(error.problem) });
      return;
    }
    setSent(null);
    setDone(true);
    dispatch(api.util.invalidateTags(['Desk']));
  };
  return (
    <Send>
      <FileUpload
        label={label}
        files={sent ? [sent] : []}
        accept={ACCEPT}
        maxBytes={ATTACHMENT_MAX_BYTES}
        maxFiles={1}
        disabled={sent?.state === 'uploading'}
        onAdd={(_, [pdf]) => pdf && void send(pdf)}
        onRemove={() => setSent(null)}
      />
      <span role="status">{isDone && t('stored')}</span>
    </Send>
  );
}
