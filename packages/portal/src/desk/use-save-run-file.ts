import { useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { useHttp } from '../attachments/use-http.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import { saveFile } from '../pages/save-file.ts';

/** Makes the file to save of the one that was read. */
type Change = (file: Blob) => Promise<Blob>;

/** Saves a file of the desk under a name. `refused` says why the last one was not saved. */
export function useSaveRunFile() {
  const { problem: sentenceOf } = useSentences();
  const http = useHttp();
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const save = async (name: string, request: HttpRequest, change?: Change): Promise<void> => {
    setProblem(null);
    try {
      // Fetched by script, because a plain link sends no token.
      const file = (await firstValueFrom(http({ ...request, answer: 'blob' }))).body as Blob;
      saveFile(name, change ? await change(file) : file);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    }
  };
  return { save, refused: problem && sentenceOf(problem) };
}
