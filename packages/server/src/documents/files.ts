import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DocumentType } from '@hireyard/contract';
import type { FileAnswer } from '../http/route.ts';
import { invoiceCsv } from './csv.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import type { OffHireProof } from './off-hire-proof.ts';
import { render } from './render.ts';

/** Returns a name that is valid in every file system. */
const nameOf = (kind: string, number: string, ending: string): string =>
  `${kind}-${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${ending}`;
interface NamedDocument {
  readonly type: DocumentType;
  readonly number: string;
  readonly voidedOn: string | null;
}
const fileName = ({ type, number, voidedOn }: NamedDocument, ending: string): string =>
  nameOf(`${voidedOn === null ? '' : 'void-'}${NAMES[type]}`, number, ending);
/** Names of saved files, in English for every reader. */
const NAMES: Readonly<Record<DocumentType, string>> = {
  invoice: 'invoice',
  creditNote: 'credit-note',
  quote: 'quote',
  orderConfirmation: 'order-confirmation',
  contract: 'contract',
  deliveryNote: 'delivery-note',
  returnNote: 'return-note',
  certificate: 'certificate',
};

export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Returns an ETag for deterministic content. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');

export const tagged = (file: DocumentFile): FileAnswer => ({ ...file, tag: digestOf(file.content) });

export const pdfFile = async (invoice: IssuedInvoice): Promise<DocumentFile> => ({
  name: fileName(invoice, 'pdf'),
  type: 'application/pdf',
  content: await render({ file: 'invoicePdf', of: invoice }),
});

/** Returns the file of the rental company, byte for byte. */
export const receivedFile = (document: NamedDocument, content: Uint8Array): DocumentFile => ({
  ...{ name: fileName(document, 'pdf'), type: 'application/pdf', content },
});

export const offHireFile = async (proof: OffHireProof): Promise<DocumentFile> => ({
  name: nameOf('off-hire', proof.number, 'pdf'),
  type: 'application/pdf',
  content: await render({ file: 'offHirePdf', of: proof }),
});

export const ublFile = async (invoice: IssuedInvoice): Promise<DocumentFile> => ({
  name: fileName(invoice, 'xml'),
  type: 'application/xml',
  content: await render({ file: 'invoiceUbl', of: invoice }),
});

export const csvFile = (invoice: IssuedInvoice): DocumentFile => ({
  name: fileName(invoice, 'csv'),
  type: 'text/csv; charset=utf-8',
  content: invoiceCsv(invoice),
});

/** Document of an archive: its own file, the invoice that files are made of, or both. */
export interface ArchivedDocument {
  readonly invoice: IssuedInvoice | null;
  /** Reads the file of the rental company. */
  readonly received: (() => Promise<DocumentFile>) | null;
  readonly issuedOn: string;
}
/** Documents, as many as are read at once. */
export type DocumentBatches = AsyncIterable<readonly ArchivedDocument[]> | Iterable<readonly ArchivedDocument[]>;

/**
 * Streams documents as PDF, and invoices also as UBL, in one ZIP. Renders or reads each one on demand, so that memory
 * holds one at a time.
 */
export async function documentArchive(batches: DocumentBatches): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import('client-zip');
  return makeZip(entriesOf(batches));
}

/** Returns a function that numbers names which were there before: two numbers can be written as one name. */
function uniqueNames(): (name: string) => string {
  const names = new Set<string>();
  return (name) => {
    let unique = name;
    for (let n = 2; names.has(unique.toLowerCase()); n += 1) unique = name.replace(/(\.\w+)$/, ` (${n})$1`);
    names.add(unique.toLowerCase());
    return unique;
  };
}

async function* entriesOf(batches: DocumentBatches) {
  const unique = uniqueNames();
  for await (const documents of batches) {
    for (const { invoice, received, issuedOn } of documents) {
      // The embedded database reads a file without yielding to the event loop.
      await setImmediate();
      const makers = [
        received ?? (invoice && (() => pdfFile(invoice))),
        invoice?.withUbl ? () => ublFile(invoice) : null,
      ];
      for (const make of makers) {
        if (!make) continue;
        const { name, content } = await make();
        yield { name: unique(name), input: content, lastModified: new Date(`${issuedOn}T00:00:00Z`) };
      }
    }
  }
}
