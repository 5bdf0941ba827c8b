import { type Attachment, createAttachment } from '@hireyard/contract';
import type { UploadedFile } from '@hireyard/ui/components/FileUpload';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { catchError, defer, EMPTY, filter, mergeMap, type Observable, Subject, switchMap, takeUntil, tap } from 'rxjs';
import type { Uploads } from '../forms/uploads.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { requestOf } from '../http/call.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http } from '../http/types.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { useHttp } from './use-http.ts';

/** Uploads at a time, so that the first files finish early on a slow network. */
const AT_ONCE = 2;

/** A file of the form: its upload state, and its id on the server after the upload. */
interface Entry extends UploadedFile {
  readonly attachmentId: string | null;
  readonly problem: HttpProblem | null;
}
type Change =
  | { readonly kind: 'added'; readonly entry: Entry }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'changed'; readonly id: string; readonly to: Partial<Entry> };

function changed(entries: readonly Entry[], change: Change): readonly Entry[] {
  switch (change.kind) {
    case 'added':
      return [...entries, change.entry];
    case 'removed':
      return entries.filter(({ id }) => id !== change.id);
    case 'changed':
      return entries.map((entry) => (entry.id === change.id ? { ...entry, ...change.to } : entry));
  }
}

const entryOf = ({ id, name, size }: Attachment): Entry => ({
  id,
  name,
  bytes: size,
  state: 'done',
  attachmentId: id,
  problem: null,
});

/** The files to upload. Each has a local id until the server assigns one. */
class Outgoing {
  readonly requested = new Subject<string>();
  readonly cancelled = new Subject<string>();
  /** Shrunk once, so that every attempt sends the same file. */
  readonly files = new Map<string, Promise<File>>();

  /** Uploads the requested files, a few at a time. */
  upload(http: Http, change: (change: Change) => void): Observable<unknown> {
    const sending = (id: string, photo: File) => {
      const body = new FormData();
      body.append('file', photo, photo.name);
      const onProgress = (progress: number) => change({ kind: 'changed', id, to: { progress } });
      // One key for all attempts of a file, so that a lost answer creates no second copy.
      const headers = { 'Idempotency-Key': id };
      return http({ ...requestOf(createAttachment, undefined), body, onProgress, headers });
    };
    const uploadOne = (id: string) =>
      defer(() => this.files.get(id) ?? EMPTY).pipe(
        switchMap((photo) => sending(id, photo)),
        tap(({ body }) => {
          const { id: attachmentId, size } = body as Attachment;
          change({ kind: 'changed', id, to: { state: 'done', attachmentId, bytes: size } });
        }),
        catchError((error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          change({ kind: 'changed', id, to: { state: 'failed', problem: error.problem } });
          return EMPTY;
        }),
        takeUntil(this.cancelled.pipe(filter((one) => one === id))),
      );
    return this.requested.pipe(mergeMap(uploadOne, AT_ONCE));
  }
}

/** The files of a form. Selected files upload at once with progress, and can be canceled or retried. */
export interface Attachments extends Uploads {
  readonly files: readonly UploadedFile[];
  /** Ids of the uploaded files, for the write of the form. */
  readonly ids: readonly string[];
  /** True if a submit was given up, because it would have left a failed file behind. */
  readonly hasBlocked: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Removes a file, or cancels its upload. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** @param initial Files that the edited resource already has. */
export function useAttachments(initial: readonly Attachment[] = []): Attachments {
  const http = useHttp();
  const { problem: sentenceOf } = useSentences();
  const [entries, change] = useReducer(changed, initial, (attachments) => attachments.map(entryOf));
  const [outgoing] = useState(() => new Outgoing());
  const [isWaiting, setWaiting] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const resolve = useRef<(areUploaded: boolean) => void>(undefined);

  useEffect(() => {
    const running = outgoing.upload(http, change).subscribe();
    return () => running.unsubscribe();
  }, [http, outgoing]);

  const actions = useMemo(
    () => ({
      add(files: readonly File[]) {
        for (const file of files) {
          const id = randomKey();
          const { name, size: bytes } = file;
          const entry: Entry = { id, name, bytes, state: 'uploading', progress: 0, attachmentId: null, problem: null };
          outgoing.files.set(id, shrinkPhoto(file));
          change({ kind: 'added', entry });
          outgoing.requested.next(id);
        }
      },
      remove(id: string) {
        outgoing.files.delete(id);
        outgoing.cancelled.next(id);
        change({ kind: 'removed', id });
      },
      retry(id: string) {
        change({ kind: 'changed', id, to: { state: 'uploading', progress: 0, problem: null } });
        outgoing.requested.next(id);
      },
    }),
    [outgoing],
  );
  const isUploading = entries.some(({ state }) => state === 'uploading');
  const hasFailed = entries.some(({ state }) => state === 'failed');
  useEffect(() => {
    if (!isWaiting || isUploading) return;
    setWaiting(false);
    setGivenUp(hasFailed);
    resolve.current?.(!hasFailed);
  }, [isWaiting, isUploading, hasFailed]);
  const bytes = entries.reduce((sum, one) => sum + one.bytes, 0);
  const uploadedBytes = entries.reduce(
    (sum, one) => sum + one.bytes * (one.state === 'uploading' ? (one.progress ?? 0) : 1),
    0,
  );
  return {
    ...actions,
    files: entries.map(({ attachmentId: _, problem, ...file }) =>
      problem ? { ...file, reason: sentenceOf(problem) } : file,
    ),
    ids: useMemo(() => entries.flatMap(({ attachmentId }) => attachmentId ?? []), [entries]),
    isWaiting,
    progress: bytes === 0 ? 1 : uploadedBytes / bytes,
    hasBlocked: isGivenUp && hasFailed,
    uploaded() {
      if (isWaiting) return Promise.resolve(false);
      if (!isUploading) {
        setGivenUp(hasFailed);
        return Promise.resolve(!hasFailed);
      }
      setWaiting(true);
      return new Promise<boolean>((done) => {
        resolve.current = done;
      });
    },
  };
}
