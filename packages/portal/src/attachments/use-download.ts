import { type Attachment, getAttachmentContent, getAttachmentThumbnail } from '@hireyard/contract';
import { useEffect, useState } from 'react';
import { firstValueFrom, map } from 'rxjs';
import { requestOf } from '../http/call.ts';
import type { Http } from '../http/types.ts';
import { saveFile } from '../pages/save-file.ts';
import { useHttp } from './use-http.ts';

/** Fetched by script, because a plain link sends no token. */
const readFile = (http: Http, endpoint: typeof getAttachmentContent | typeof getAttachmentThumbnail, id: string) =>
  http({ ...requestOf(endpoint, { params: { id } }), answer: 'blob' }).pipe(map(({ body }) => body as Blob));

/** Saves a file under its name. Rejects with `HttpError`. */
export function useDownload() {
  const http = useHttp();
  return async ({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> => {
    saveFile(name, await firstValueFrom(readFile(http, getAttachmentContent, id)));
  };
}

/** Returns a data URL, which the content security policy allows for images. */
const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Loads the thumbnails of files, by id. A file without a loaded thumbnail is missing from the map. */
export function useThumbnails(attachments: readonly Attachment[]): ReadonlyMap<string, string> {
  const http = useHttp();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = attachments
    .filter(({ hasThumbnail }) => hasThumbnail)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const running = (ids === '' ? [] : ids.split(' ')).map((id) =>
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
  }, [http, ids]);
  return pictures;
}
