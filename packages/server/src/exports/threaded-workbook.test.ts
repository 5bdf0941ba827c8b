import { performance } from 'node:perf_hooks';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { CellValue, FileColumn } from './export-columns.ts';
import { threadedWorkbook } from './threaded-workbook.ts';

const columns: FileColumn[] = [
  { head: 'Machine', kind: 'text' },
  { head: 'Price', kind: 'amount' },
  { head: 'From', kind: 'date' },
];
const rowsOf = (count: number): CellValue[][] =>
  Array.from({ length: count }, (_, at) => [`Excavator ${at}`, '12.50', '2026-11-20']);

async function* batchesOf(count: number, rows = rowsOf(100)) {
  for (let at = 0; at < count; at += 1) yield rows;
}
const bytesOf = (file: ReadableStream<Uint8Array>) => new Response(file).bytes();

it('[OP-48] a workbook of the thread has all rows in their order', async () => {
  const rows = rowsOf(250);
  const read = await readXlsx(
    await bytesOf(
      threadedWorkbook(
        'Lines',
        columns,
        (async function* () {
          yield rows.slice(0, 100);
          yield rows.slice(100);
        })(),
      ),
    ),
  );
  expect(read.sheets[0]?.rows.slice(1).map((row) => row[0])).toEqual(rows.map((row) => row[0]));
  expect(read.sheets[0]?.rows[1]).toEqual(['Excavator 0', 12.5, new Date('2026-11-20T00:00Z')]);
});

it('[OP-48] a workbook of 20,000 rows holds up nobody else', async () => {
  await bytesOf(threadedWorkbook('Lines', columns, batchesOf(1)));
  const before = performance.eventLoopUtilization();
  await bytesOf(threadedWorkbook('Lines', columns, batchesOf(200)));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('[OP-48] a workbook whose rows fail, and one that nobody reads any more, leave the others alone', async () => {
  async function* failing() {
    yield rowsOf(100);
    throw new Error('the database has gone');
  }
  let isLeft = false;
  async function* endless() {
    try {
      for (;;) yield rowsOf(100);
    } finally {
      isLeft = true;
    }
  }
  const whole = bytesOf(threadedWorkbook('Whole', columns, batchesOf(20)));
  const left = threadedWorkbook('Left', columns, endless()).getReader();
  await left.read();
  await left.cancel();

  await expect(bytesOf(threadedWorkbook('Failing', columns, failing()))).rejects.toThrow('the database has gone');
  await expect.poll(() => isLeft).toBe(true);
  expect((await readXlsx(await whole)).sheets[0]?.rows).toHaveLength(2_001);
});

it('[OP-48] a thread that ends fails its workbooks, and the next one gets a new thread', async () => {
  const noTitle = null as unknown as string;
  await expect(bytesOf(threadedWorkbook(noTitle, columns, batchesOf(1)))).rejects.toThrow(/null/);
  const read = await readXlsx(await bytesOf(threadedWorkbook('Lines', columns, batchesOf(1))));
  expect(read.sheets[0]?.rows).toHaveLength(101);
});
