import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { fromFetch } from 'rxjs/fetch';
import { HttpError, readProblem } from './problem.ts';
import type { HttpResponse, WireRequest } from './types.ts';

const readBody = async (response: Response, { answer, read }: WireRequest): Promise<unknown> => {
  if (read) return read(response);
  if (response.status === 204) return undefined;
  if (answer === 'blob') return response.blob();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

const read = async (response: Response, request: WireRequest): Promise<HttpResponse> => {
  if (!response.ok) throw new HttpError(await readProblem(response));
  return { status: response.status, etag: response.headers.get('ETag'), body: await readBody(response, request) };
};

const asHttpError = (error: unknown) => {
  if (error instanceof HttpError) return error;
  const type = error instanceof SyntaxError ? 'unknown' : 'network';
  return new HttpError({ type, status: 0, title: String(error), traceId: null }, { cause: error });
};

/** Lazy: few calls show their progress. */
const sendShowing = (request: WireRequest): Observable<HttpResponse> =>
  from(import('./send-upload.ts')).pipe(switchMap(({ sendUpload }) => sendUpload(request)));

/** Sends a call and reads its answer. Unsubscribing aborts both. */
export const send = (request: WireRequest): Observable<HttpResponse> =>
  request.onProgress ? sendShowing(request) : sendPlain(request);

const sendPlain = (request: WireRequest): Observable<HttpResponse> =>
  fromFetch(request.url.href, {
    method: request.method,
    headers: request.headers,
    ...(request.body !== undefined && { body: request.body }),
    // The refresh cookie must reach the user management on another origin.
    credentials: request.own && request.underAuth ? 'include' : 'same-origin',
    // A redirect would send our headers to its target (HT-04).
    redirect: request.own ? 'error' : 'follow',
    selector: (response) => read(response, request),
  }).pipe(catchError((error: unknown) => throwError(() => asHttpError(error))));
