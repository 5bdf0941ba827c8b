import { catchError, filter, map, type Observable, switchMap, tap, throwError } from 'rxjs';
import { AjaxError, ajax } from 'rxjs/ajax';
import { HttpError, readProblem } from './problem.ts';
import type { HttpResponse, WireRequest } from './types.ts';

const asHttpError = async (error: unknown): Promise<HttpError> => {
  if (!(error instanceof AjaxError) || error.status === 0) {
    const type = error instanceof SyntaxError ? 'unknown' : 'network';
    return new HttpError({ type, status: 0, title: String(error), traceId: null }, { cause: error });
  }
  const { status, xhr } = error;
  const headers = { 'Content-Type': xhr.getResponseHeader('Content-Type') ?? '' };
  return new HttpError(await readProblem(new Response(xhr.responseText, { status, headers })));
};

/**
 * Sends a call by XMLHttpRequest, which alone tells how much of it has been sent; unsubscribing aborts it. It follows
 * redirects, as `fetch` would not: the page's policy lets none lead to a foreign origin, and an answer from elsewhere is
 * not taken (HT-04).
 */
export const sendUpload = ({ method, url, headers, body, onProgress }: WireRequest): Observable<HttpResponse> =>
  ajax<string>({
    method,
    url: url.href,
    headers,
    body,
    responseType: 'text',
    includeUploadProgress: true,
    // Adds no header of its own, which another origin would not let through.
    crossDomain: true,
  }).pipe(
    tap(({ type, loaded, total }) => {
      if (type === 'upload_progress' && total > 0) onProgress?.(loaded / total);
    }),
    filter(({ type }) => type === 'download_load'),
    map(({ status, response, xhr }) => {
      if (xhr.responseURL !== url.href) throw new TypeError('The answer came by a redirect.');
      return {
        status,
        etag: xhr.getResponseHeader('ETag'),
        body: response === '' ? undefined : (JSON.parse(response) as unknown),
      };
    }),
    catchError((error: unknown) => asHttpError(error)),
    switchMap((answer) => (answer instanceof HttpError ? throwError(() => answer) : [answer])),
  );
