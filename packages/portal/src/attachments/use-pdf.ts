import { useEffect, useState } from 'react';
import { from, map, switchMap } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import type { PdfFile } from './pdf-file.ts';
import { useHttp } from './use-http.ts';

/** How far a file is: what of it can be shown, and why it cannot. */
export type Pdf =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly content: Blob; readonly file: PdfFile }
  /** It is there, and cannot be shown. */
  | { readonly status: 'unreadable'; readonly content: Blob }
  | { readonly status: 'failed'; readonly problem: HttpProblem };

/** As after a deployment, or without a network: the code that reads files is not kept on the device. */
const NO_CODE: HttpProblem = { type: 'network', status: 0, title: 'The reader did not load', traceId: null };

/** Loads a file, and what shows it. `again` asks once more. */
export function usePdf(request: HttpRequest): { readonly pdf: Pdf; readonly again: () => void } {
  const http = useHttp();
  const [round, setRound] = useState(0);
  const [pdf, setPdf] = useState<Pdf>({ status: 'loading' });
  const asked = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another attempt.
  useEffect(() => {
    let opened: PdfFile | undefined;
    let isLeft = false;
    const show = async (content: Blob) => {
      const reader = await import('./pdf-file.ts').catch(() => null);
      if (!reader) return { status: 'failed', problem: NO_CODE } as const;
      try {
        const file = await reader.openPdf(content);
        if (isLeft) file.close();
        else opened = file;
        return { status: 'shown', content, file } as const;
      } catch {
        return { status: 'unreadable', content } as const;
      }
    };
    setPdf({ status: 'loading' });
    const running = http({ ...(JSON.parse(asked) as HttpRequest), answer: 'blob' })
      .pipe(
        map(({ body }) => body as Blob),
        switchMap((content) => from(show(content))),
      )
      .subscribe({
        next: setPdf,
        error: (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          setPdf({ status: 'failed', problem: error.problem });
        },
      });
    return () => {
      isLeft = true;
      running.unsubscribe();
      opened?.close();
    };
  }, [http, asked, round]);
  return { pdf, again: () => setRound((before) => before + 1) };
}
