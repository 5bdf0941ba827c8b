import { type Attachment, getAttachmentContent, getAttachmentThumbnail } from '@hireyard/contract';
import { useEffect, useState } from 'react';
import { firstValueFrom, map } from 'rxjs';
import { requestOf } from '../http/call.ts';
import type { Http } from '../http/types.ts';
import { saveFile } from '../pages/save-file.ts';
import { useHttp } from './use-http.ts';

/** By script, since a plain link has no token. */
const readFile = (http: Http, endpoint: typeof getAttachmentContent | typeof getAttachmentThumbnail, id: string) =>
  http({ ...requestOf(endpoint, { params: { id } }), answer: 'blob' }).pipe(map(({ body }) => body as Blob));

/** Saves a file under its name. Rejects with `HttpError`. */
export function useDownload() {
  const http = useHttp();
  return async ({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> => {
    saveFile(name, await firstValueFrom(readFile(http, getAttachmentContent, id)));
  };
}

/** A data address, which the page's policy lets be shown. */
const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The small pictures of files, by id, as they arrive; a file whose picture does not is shown without. */
export function useThumbnails(attachments: readonly Attachment[]): ReadonlyMap<string, string> {
  const http = useHttp();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = attachments
    .filter(({ hasThumbnail }) => hasThumbnail)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const running = (wanted === '' ? [] : wanted.split(' ')).map((id) =>
      readFile(http, getAttachmentThumbnail, id).subscribe({
        next: (blob) =>
          void asDataUrl(blob).then(
            (src) => setPictures((before) => new Map([...before, [id, src]])),
            () => undefined,
          ),
        error: () => undefined,
      }),
    );
    return () => {
      for (const one of running) one.unsubscribe();
    };
  }, [http, wanted]);
  return pictures;
}
