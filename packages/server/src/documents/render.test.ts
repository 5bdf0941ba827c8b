import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { expect, it, onTestFinished } from 'vitest';
import { printedInvoice, printedOffHire } from '../testing/printed.ts';
import type { IssuedInvoice, IssuedLine } from './issued-invoice.ts';
import { offHirePdf } from './off-hire-pdf.ts';
import { invoicePdf } from './pdf.ts';
import { render } from './render.ts';
import { invoiceUbl } from './ubl.ts';

const printed = printedInvoice('nl', 'invoice');
/** With a line whose text needs one font alone, some times. */
const invoiceOf = (lines: number): IssuedInvoice => ({
  ...printed,
  buyer: { ...printed.buyer, name: 'Bouwgroep', line1: 'Kade 1' },
  ...{ poNumber: null, project: null },
  lines: Array.from({ length: lines }, () => printed.lines[1] as IssuedLine),
});
const invoice = invoiceOf(3);

it('[OP-48] a file of a thread has the same bytes as one of the process', async () => {
  const withoutUbl = { ...invoice, withUbl: false };
  const offHire = printedOffHire('pl', 'Brama 3');
  const pairs: (readonly [Uint8Array, Uint8Array])[] = [
    [await render({ file: 'invoicePdf', of: invoice }), await invoicePdf(invoice, invoiceUbl(invoice))],
    [await render({ file: 'invoicePdf', of: withoutUbl }), await invoicePdf(withoutUbl, null)],
    [await render({ file: 'invoiceUbl', of: invoice }), invoiceUbl(invoice)],
    [await render({ file: 'offHirePdf', of: offHire }), await offHirePdf(offHire)],
  ];
  for (const [ofThread, ofProcess] of pairs) expect(Buffer.from(ofThread).equals(ofProcess)).toBe(true);
});

it.each(['invoicePdf', 'invoiceUbl'] as const)('[OP-48] %s of 1,000 lines holds up nobody else', async (file) => {
  // The first file starts a thread.
  await render({ file, of: invoice });
  const before = performance.eventLoopUtilization();
  await render({ file, of: invoiceOf(1_000) });
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('[OP-48] few files are rendered at once, and a fault of one leaves the others alone', async () => {
  const started = new Set<object>();
  const onThread = (message: unknown) => started.add((message as { readonly worker: object }).worker);
  subscribe('worker_threads', onThread);
  onTestFinished(() => void unsubscribe('worker_threads', onThread));
  const broken = { ...invoice, currency: 'no currency' };
  const all = [invoice, invoice, broken, invoice, invoice, invoice];
  const answers = await Promise.allSettled(all.map((of) => render({ file: 'invoicePdf', of })));
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(answers[2]).toMatchObject({ reason: { message: expect.stringContaining('currency') } });
  // Two threads at most, and one in place of the one that failed.
  expect(started.size).toBeLessThanOrEqual(3);
  expect(started.size).toBeGreaterThan(0);
});
