import { useEffect, useState } from 'react';
import { from, map, switchMap } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import type { PdfFile } from './pdf-file.ts';
import { useHttp } from './use-http.ts';

/** State of a PDF file that is opened. */
export type Pdf =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly content: Blob; readonly file: PdfFile }
  /** Loaded, but not renderable. */
  | { readonly status: 'unreadable'; readonly content: Blob }
  | { readonly status: 'failed'; readonly problem: HttpProblem };

/** The viewer's code did not load, for example after a deployment or offline. It is not cached on the device. */
const NO_CODE: HttpProblem = { type: 'network', status: 0, title: 'The reader did not load', traceId: null };

/** Loads a PDF file and the viewer. `again` retries. */
export function usePdf(request: HttpRequest): { readonly pdf: Pdf; readonly again: () => void } {
  const http = useHttp();
  const [round, setRound] = useState(0);
  const [pdf, setPdf] = useState<Pdf>({ status: 'loading' });
  const requestKey = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another attempt.
  useEffect(() => {
    let openFile: PdfFile | undefined;
    let isUnmounted = false;
    const show = async (content: Blob) => {
      const reader = await import('./pdf-file.ts').catch(() => null);
      if (!reader) return { status: 'failed', problem: NO_CODE } as const;
      try {
        const file = await reader.openPdf(content);
        if (isUnmounted) file.close();
        else openFile = file;
        return { status: 'shown', content, file } as const;
      } catch {
        return { status: 'unreadable', content } as const;
      }
    };
    setPdf({ status: 'loading' });
    const running = http({ ...(JSON.parse(requestKey) as HttpRequest), answer: 'blob' })
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
      isUnmounted = true;
      running.unsubscribe();
      openFile?.close();
    };
  }, [http, requestKey, round]);
  return { pdf, again: () => setRound((before) => before + 1) };
}
