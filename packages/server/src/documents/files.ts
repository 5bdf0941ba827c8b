import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FileAnswer } from '../http/route.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import type { OffHireProof } from './off-hire-proof.ts';

/** A name that every file system takes. */
const nameOf = (kind: string, number: string, ending: string): string =>
  `${kind}-${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${ending}`;
const fileName = ({ type, number }: IssuedInvoice, ending: string): string =>
  nameOf(type === 'creditNote' ? 'credit-note' : 'invoice', number, ending);

export interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Stands for content that is the same each time. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');

export const tagged = (file: DocumentFile): FileAnswer => ({ ...file, tag: digestOf(file.content) });

// What draws and writes them is loaded when it is first asked for, so that the server starts without it.

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

/** Invoices as PDF and UBL in one ZIP. Each is made when the reader gets to it, so that memory holds one at a time. */
export async function invoiceArchive(invoices: readonly IssuedInvoice[]): Promise<ReadableStream<Uint8Array>> {
  const { makeZip } = await import('client-zip');
  return makeZip(filesOf(invoices));
}

async function* filesOf(invoices: readonly IssuedInvoice[]) {
  for (const invoice of invoices) {
    // Drawing takes the processor and nothing else: others get their turn between two invoices, and so does what is sent.
    await setImmediate();
    for (const make of [pdfFile, ublFile]) {
      const { name, content } = await make(invoice);
      yield { name, input: content, lastModified: new Date(`${invoice.issuedOn}T00:00:00Z`) };
    }
  }
}
