import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FileAnswer } from '../http/route.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import type { OffHireProof } from './off-hire-proof.ts';

/** Returns a name that is valid in every file system. */
const nameOf = (kind: string, number: string, ending: string): string =>
  `${kind}-${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${ending}`;
const fileName = ({ type, number }: IssuedInvoice, ending: string): string =>
  nameOf(type === 'creditNote' ? 'credit-note' : 'invoice', number, ending);

export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Returns an ETag for deterministic content. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');

export const tagged = (file: DocumentFile): FileAnswer => ({ ...file, tag: digestOf(file.content) });

// Lazy: the PDF libraries are loaded on the first request, to keep startup fast.

export async function pdfFile(invoice: IssuedInvoice): Promise<DocumentFile> {
  const [{ invoicePdf }, { invoiceUbl }] = await Promise.all([import('./pdf.ts'), import('./ubl.ts')]);
  const content = await invoicePdf(invoice, invoiceUbl(invoice));
  return { name: fileName(invoice, 'pdf'), type: 'application/pdf', content };
}

export async function offHireFile(proof: OffHireProof): Promise<DocumentFile> {
  const { offHirePdf } = await import('./off-hire-pdf.ts');
  const content = await offHirePdf(proof);
  return { name: nameOf('off-hire', proof.number, 'pdf'), type: 'application/pdf', content };
}

export async function ublFile(invoice: IssuedInvoice): Promise<DocumentFile> {
  const { invoiceUbl } = await import('./ubl.ts');
  return { name: fileName(invoice, 'xml'), type: 'application/xml', content: invoiceUbl(invoice) };
}

export async function csvFile(invoice: IssuedInvoice): Promise<DocumentFile> {
  const { invoiceCsv } = await import('./csv.ts');
  return { name: fileName(invoice, 'csv'), type: 'text/csv; charset=utf-8', content: invoiceCsv(invoice) };
}

/** Invoices, as many as are read at once. */
export type InvoiceBatches = AsyncIterable<readonly IssuedInvoice[]> | Iterable<readonly IssuedInvoice[]>;

/** Streams invoices as PDF and UBL in one ZIP. Renders each one on demand, so that memory holds one at a time. */
export async function invoiceArchive(batches: InvoiceBatches): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import('client-zip');
  return makeZip(filesOf(batches));
}

async function* filesOf(batches: InvoiceBatches) {
  for await (const invoices of batches) {
    for (const invoice of invoices) {
      // Rendering blocks the event loop, so yield to other requests between two invoices.
      await setImmediate();
      for (const make of [pdfFile, ublFile]) {
        const { name, content } = await make(invoice);
        yield { name, input: content, lastModified: new Date(`${invoice.issuedOn}T00:00:00Z`) };
      }
    }
  }
}
