import { parentPort } from 'node:worker_threads';
import { offHirePdf } from './off-hire-pdf.ts';
import { invoicePdf } from './pdf.ts';
import type { RenderRequest } from './render.ts';
import { invoiceUbl } from './ubl.ts';

async function rendered(request: RenderRequest): Promise<Uint8Array> {
  if (request.file === 'offHirePdf') return offHirePdf(request.of);
  const { file, of: invoice } = request;
  if (file === 'invoiceUbl') return invoiceUbl(invoice);
  return invoicePdf(invoice, invoice.withUbl ? invoiceUbl(invoice) : null);
}

parentPort?.on('message', async (request: RenderRequest) => parentPort?.postMessage(await rendered(request)));
