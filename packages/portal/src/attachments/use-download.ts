import { type Attachment, type Endpoint, getAttachmentContent, getAttachmentThumbnail } from '@hireyard/contract';
import { useEffect, useState } from 'react';
import { firstValueFrom, map } from 'rxjs';
import { requestOf } from '../http/call.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { saveFile } from '../pages/save-file.ts';
import { useHttp } from './use-http.ts';

/** Endpoints of attachments by id: the client's, or the desk's. */
export interface FileEndpoints {
  readonly content: Endpoint;
  readonly thumbnail: Endpoint;
}
export const CLIENT_FILES: FileEndpoints = { content: getAttachmentContent, thumbnail: getAttachmentThumbnail };

export const fileRequest = (endpoint: Endpoint, id: string): HttpRequest =>
  requestOf(endpoint, { params: { id } } as never);

/** Fetched by script, because a plain link sends no token. */
const readFile = (http: Http, endpoint: Endpoint, id: string) =>
  http({ ...fileRequest(endpoint, id), answer: 'blob' }).pipe(map(({ body }) => body as Blob));

/** Saves a file under its name. Rejects with `HttpError`. */
export function useDownload({ content }: FileEndpoints) {
  const http = useHttp();
  return async ({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> => {
    saveFile(name, await firstValueFrom(readFile(http, content, id)));
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
export function useThumbnails(
  attachments: readonly Attachment[],
  { thumbnail }: FileEndpoints = CLIENT_FILES,
): ReadonlyMap<string, string> {
  const http = useHttp();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = attachments
    .filter(({ hasThumbnail }) => hasThumbnail)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const running = (ids === '' ? [] : ids.split(' ')).map((id) =>
      readFile(http, thumbnail, id).subscribe({
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
  }, [http, thumbnail, ids]);
  return pictures;
}
