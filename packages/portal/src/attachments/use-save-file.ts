import type { Attachment } from '@hireyard/contract';
import { useState } from 'react';
import { useSentences } from '../forms/use-sentences.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { CLIENT_FILES, type FileEndpoints, useDownload } from './use-download.ts';

/** Downloads files. `refused` explains why the last download failed. */
export function useSaveFile(files: FileEndpoints = CLIENT_FILES) {
  const { problem: sentenceOf } = useSentences();
  const download = useDownload(files);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const save = async (file: Pick<Attachment, 'id' | 'name'>): Promise<void> => {
    setProblem(null);
    try {
      await download(file);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    }
  };
  return { save, refused: problem && sentenceOf(problem) };
}
