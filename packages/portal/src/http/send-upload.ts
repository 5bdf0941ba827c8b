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
 * Sends a call by XMLHttpRequest, because `fetch` reports no upload progress. Unsubscribing aborts it. Unlike our
 * `fetch` it follows redirects. The content security policy blocks foreign origins, and a redirected answer is rejected
 * (HT-04).
 */
export const sendUpload = ({ method, url, headers, body, onProgress }: WireRequest): Observable<HttpResponse> =>
  ajax<string>({
    method,
    url: url.href,
    headers,
    body,
    responseType: 'text',
    includeUploadProgress: true,
    // Adds no extra header, which another origin would reject.
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
