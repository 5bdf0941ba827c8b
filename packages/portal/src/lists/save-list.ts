import type { Endpoint, ExportFormat, Language, List } from '@hireyard/contract';
import { firstValueFrom, fromEvent, takeUntil } from 'rxjs';
import type { ThunkExtra } from '../api/base-query.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import { saveFile } from '../pages/save-file.ts';
import { type ListState, listQueryOf, openedWith } from './list-state.ts';

interface ListFile {
  readonly page: Endpoint;
  readonly list: List;
  readonly state: ListState;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly lang: Language | null;
  /** Time zone of the times in the file. */
  readonly timeZone: string;
  /** Ids of the selected rows. Empty for all rows. */
  readonly ids: readonly string[];
}
interface Watch {
  /** Cancels the export. Nothing is saved. */
  readonly signal: AbortSignal;
  /** Day of the depots, for the name of the file. */
  readonly today: string;
  /** Receives the downloaded share, from 0 to 1, or null if it is unknown. */
  readonly onShare: (share: number | null) => void;
}

/** Upper limit of the share, because the server only estimates the size of a file. */
const ALMOST = 0.99;

async function readShowing(response: Response, onShare: Watch['onShare']): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  const about = Number(response.headers.get('X-Estimated-Size'));
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    onShare(about > 0 ? Math.min(size / about, ALMOST) : null);
  }
  return new Blob(parts, { type });
}

interface SavedFile extends Pick<HttpRequest, 'base' | 'path'> {
  readonly query: NonNullable<HttpRequest['query']> & { readonly format: ExportFormat };
}

/**
 * Saves a file that the server creates, named after its address and the day at the depots. Resolves with the problem of a failure.
 */
export const saveExport =
  (file: SavedFile, { signal, onShare, today }: Watch) =>
  async (_dispatch: unknown, _state: unknown, { http }: ThunkExtra): Promise<HttpProblem | null> => {
    const answer = http({
      ...file,
      method: 'GET',
      answer: 'blob',
      read: (response) => readShowing(response, onShare),
    }).pipe(takeUntil(fromEvent(signal, 'abort')));
    try {
      const response = await firstValueFrom(answer, { defaultValue: null });
      if (response === null) return null;
      saveFile(`${file.path.split('/')[1]}-${today}.${file.query.format}`, response.body as Blob);
      return null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return error.problem;
    }
  };

/** Query of a file with all rows of a list in its current state. */
export function rowsOfFile(list: List, state: ListState) {
  const { page: _page, size: _size, ...rows } = listQueryOf(openedWith(list, state)) as Record<string, never>;
  return rows;
}

/** Saves all pages of the current list, or its selected rows, as a file. */
export const saveList = ({ page, list, state, format, columns, lang, timeZone, ids }: ListFile, watch: Watch) => {
  const query = {
    ...rowsOfFile(list, state),
    lang: lang ?? undefined,
    format,
    column: columns,
    timeZone,
    ...(ids.length > 0 && { row: ids }),
  };
  return saveExport({ base: page.base, path: `${page.path}/export`, query }, watch);
};
