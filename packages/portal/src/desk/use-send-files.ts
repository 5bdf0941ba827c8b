import { addDeskImportFile } from '@hireyard/contract/desk';
import type { UploadedFile } from '@hireyard/ui/components/FileUpload';
import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { api } from '../api/api.ts';
import { useHttp } from '../attachments/use-http.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { requestOf } from '../http/call.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch } from '../store/hooks.ts';

/** Sends files of a run one after the other. `fault` says why the last one was refused. */
export function useSendFiles(id: string) {
  const { t } = useTranslation('deskImports');
  const { problem: sentenceOf } = useSentences();
  const http = useHttp();
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<readonly UploadedFile[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  const faultOf = (name: string, problem: HttpProblem): string => {
    const issue = problem.errors?.[0];
    const known = FAULTS.find((code) => code === issue?.code);
    const text = known ? t(`fileFaults.${known}`, { maximum: issue?.params?.max ?? '' }) : sentenceOf(problem);
    return `${name}: ${text}`;
  };
  const send = async (files: readonly File[]): Promise<void> => {
    setFault(null);
    for (const file of files) {
      const body = new FormData();
      body.append('file', file, file.name);
      const shown = { id: file.name, name: file.name, bytes: file.size } as const;
      const onProgress = (progress: number) => setSending([{ ...shown, state: 'uploading', progress }]);
      onProgress(0);
      try {
        const headers = { 'Idempotency-Key': randomKey() };
        await firstValueFrom(http({ ...requestOf(addDeskImportFile, { params: { id } }), body, onProgress, headers }));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        setFault(faultOf(file.name, error.problem));
        break;
      } finally {
        setSending([]);
        dispatch(api.util.invalidateTags(['Desk']));
      }
    }
  };
  return { sending, fault, send };
}

/** Faults of a file that have a sentence of their own. */
const FAULTS = ['choice', 'too-many', 'too-large', 'too-many-rows'] as const;
