import { type AssetImport, startAssetImport } from '@hireyard/contract';
import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { api } from '../../../api/api.ts';
import { useHttp } from '../../../attachments/use-http.ts';
import { requestOf } from '../../../http/call.ts';
import { HttpError, type HttpProblem } from '../../../http/problem.ts';
import { useAppDispatch } from '../../../store/hooks.ts';

/** Uploads a file to import. `progress` is a number from 0 to 1 while it is uploaded, or null. */
export function useStartImport() {
  const http = useHttp();
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  /** @param key Key of all attempts with this file, so that a lost answer imports nothing twice. */
  const start = async (file: File, key: string): Promise<AssetImport | null> => {
    const body = new FormData();
    body.append('file', file, file.name);
    setProgress(0);
    setProblem(null);
    try {
      const headers = { 'Idempotency-Key': key };
      const request = { ...requestOf(startAssetImport, undefined), body, onProgress: setProgress, headers };
      return (await firstValueFrom(http(request))).body as AssetImport;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
      return null;
    } finally {
      setProgress(null);
      dispatch(api.util.invalidateTags(['AssetImport']));
    }
  };
  return { start, progress, problem, clear: () => setProblem(null) };
}
