import {
  type Document,
  type DocumentFormat,
  getInvoiceArchive,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  type QueryInput,
} from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import type { ThunkExtra } from '../../api/base-query.ts';
import { requestOf } from '../../http/call.ts';
import { HttpError, type HttpProblem } from '../../http/problem.ts';
import type { Http, HttpRequest } from '../../http/types.ts';
import { numberedFile, saveFile } from '../../pages/save-file.ts';

const FILES = {
  pdf: { endpoint: getInvoicePdf, ending: 'pdf' },
  ubl: { endpoint: getInvoiceUbl, ending: 'xml' },
  csv: { endpoint: getInvoiceCsv, ending: 'csv' },
} as const;

/** Downloads a file by script, because a plain link has no token. Rejects with `HttpError`. */
async function save(http: Http, name: string, request: HttpRequest): Promise<void> {
  const { body } = await firstValueFrom(http({ ...request, answer: 'blob' }));
  saveFile(name, body as Blob);
}

export const fileNameOf = ({ number }: Pick<Document, 'number'>, format: DocumentFormat): string =>
  numberedFile(number, FILES[format].ending);

export const saveInvoice = (http: Http, document: Pick<Document, 'id' | 'number'>, format: DocumentFormat) =>
  save(http, fileNameOf(document, format), requestOf(FILES[format].endpoint, { params: { id: document.id } }));

/** Result of a ZIP download: the problem, the number of documents without a file, and the names of the first ones. */
export interface Packed {
  readonly problem: HttpProblem | null;
  readonly leftOut: readonly string[];
  readonly leftOutCount: number;
}

export const packInvoices =
  (query: QueryInput<typeof getInvoiceArchive>, name: string) =>
  async (_dispatch: unknown, _state: unknown, { http }: ThunkExtra): Promise<Packed> => {
    let leftOut: readonly string[] = [];
    let leftOutCount = 0;
    const read = async (response: Response) => {
      const { headers } = response;
      const numbers = headers.get('X-Left-Out');
      if (numbers) leftOut = numbers.split(',').map(decodeURIComponent);
      leftOutCount = Number(headers.get('X-Left-Out-Count')) || leftOut.length;
      return response.blob();
    };
    try {
      const { body } = await firstValueFrom(http({ ...requestOf(getInvoiceArchive, { query }), answer: 'blob', read }));
      saveFile(`${name}.zip`, body as Blob);
      return { problem: null, leftOut, leftOutCount };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { problem: error.problem, leftOut, leftOutCount };
    }
  };
