import { type Attachment, createAttachment } from '@hireyard/contract';
import type { UploadedFile } from '@hireyard/ui/components/FileUpload';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { catchError, defer, EMPTY, filter, mergeMap, type Observable, Subject, switchMap, takeUntil, tap } from 'rxjs';
import { useSentences } from '../forms/use-sentences.ts';
import { requestOf } from '../http/call.ts';
import { randomKey } from '../http/idempotency-key.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http } from '../http/types.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { useHttp } from './use-http.ts';

/** So that on a slow network the first are there soon. */
const AT_ONCE = 2;

/** A file of the form: where it is, and its id on the server once it is there. */
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

/** The files that are to be sent, each by an id of its own until the server has given it one. */
class Outgoing {
  readonly asked = new Subject<string>();
  readonly stopped = new Subject<string>();
  /** Made smaller once, so that each try sends the same. */
  readonly files = new Map<string, Promise<File>>();

  /** Sends what is asked for, a few at once. */
  sent(http: Http, change: (change: Change) => void): Observable<unknown> {
    const sending = (id: string, photo: File) => {
      const body = new FormData();
      body.append('file', photo, photo.name);
      const onProgress = (progress: number) => change({ kind: 'changed', id, to: { progress } });
      // One key for all tries of a file: an answer that was lost leaves no second copy.
      const headers = { 'Idempotency-Key': id };
      return http({ ...requestOf(createAttachment, undefined), body, onProgress, headers });
    };
    const whole = (id: string) =>
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
        takeUntil(this.stopped.pipe(filter((one) => one === id))),
      );
    return this.asked.pipe(mergeMap(whole, AT_ONCE));
  }
}

/** The files of a form: what is chosen is sent at once, with progress; it can be stopped, and tried again. */
export interface Attachments {
  readonly files: readonly UploadedFile[];
  /** Of those that are on the server, for the write that names them. */
  readonly ids: readonly string[];
  /** Whether one is still on its way. */
  readonly isSending: boolean;
  /** What keeps the write that was asked for: it would leave a file behind. Null before it was asked for. */
  readonly kept: 'sending' | 'failed' | null;
  /** Whether the write may go; if not, the field says why from then on. */
  readonly mayGo: () => boolean;
  readonly add: (files: readonly File[]) => void;
  /** Takes a file away, or stops sending it. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** @param initial What hangs on the resource already, of a form that edits it. */
export function useAttachments(initial: readonly Attachment[] = []): Attachments {
  const http = useHttp();
  const { problem: sentenceOf } = useSentences();
  const [entries, change] = useReducer(changed, initial, (given) => given.map(entryOf));
  const [outgoing] = useState(() => new Outgoing());
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    const running = outgoing.sent(http, change).subscribe();
    return () => running.unsubscribe();
  }, [http, outgoing]);

  const acts = useMemo(
    () => ({
      add(files: readonly File[]) {
        for (const file of files) {
          const id = randomKey();
          const { name, size: bytes } = file;
          const entry: Entry = { id, name, bytes, state: 'uploading', progress: 0, attachmentId: null, problem: null };
          outgoing.files.set(id, shrinkPhoto(file));
          change({ kind: 'added', entry });
          outgoing.asked.next(id);
        }
      },
      remove(id: string) {
        outgoing.files.delete(id);
        outgoing.stopped.next(id);
        change({ kind: 'removed', id });
      },
      retry(id: string) {
        change({ kind: 'changed', id, to: { state: 'uploading', progress: 0, problem: null } });
        outgoing.asked.next(id);
      },
    }),
    [outgoing],
  );
  const isSending = entries.some(({ state }) => state === 'uploading');
  const hasFailed = entries.some(({ state }) => state === 'failed');
  const left = (isSending && 'sending') || (hasFailed && 'failed') || null;
  return {
    ...acts,
    files: entries.map(({ attachmentId: _, problem, ...file }) =>
      problem ? { ...file, reason: sentenceOf(problem) } : file,
    ),
    ids: useMemo(() => entries.flatMap(({ attachmentId }) => attachmentId ?? []), [entries]),
    isSending,
    kept: isAsked ? left : null,
    mayGo() {
      setAsked(left !== null);
      return left === null;
    },
  };
}
