import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { expect, journey, signIn } from './journey.ts';

const require = createRequire(import.meta.url);
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer as ArrayBuffer },
});

/** Sheets of office printers, and labels of rolls, in millimeters. */
const SHEETS = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'A6', width: 105, height: 148 },
  { name: 'roll of 50 mm', width: 50, height: 50 },
  { name: 'roll of 50 mm, lengthwise', width: 50, height: 30 },
  { name: 'roll of 62 mm', width: 62, height: 100 },
  { name: 'roll of 62 mm, across', width: 100, height: 62 },
  { name: 'roll of 100 mm', width: 100, height: 50 },
  { name: 'roll of 100 mm, long', width: 100, height: 150 },
];
/** Dots of a label printer. */
const DOTS_PER_INCH = 203;

/** Renders the sheets of a file as such a printer does, and reads their codes with a reader that is not ours. */
async function sheetsOf(file: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(file) });
  const document = await loading.promise;
  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const viewport = page.getViewport({ scale: DOTS_PER_INCH / 72 });
      const factory = document.canvasFactory as { create: (width: number, height: number) => CanvasAndContext };
      const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas, viewport }).promise;
      const { width, height } = canvas;
      const codes = await readBarcodes(context.getImageData(0, 0, width, height), { formats: ['QRCode'] });
      const { items } = await page.getTextContent();
      return {
        codes: codes.map(({ text }) => text),
        text: items.map((item) => ('str' in item ? item.str : '')).join(''),
      };
    }),
  );
  await loading.destroy();
  return sheets;
}
interface CanvasAndContext {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

journey(
  '[DOM-62] a label is printed alone, on one sheet of any size, with a code that other readers read',
  { tag: '@all' },
  async ({ page }) => {
    // The dialog of the browser would wait for the user.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await signIn(page, 'admin', '/asset/assets');
    await page.getByRole('row').filter({ hasText: 'Own' }).getByRole('link').first().click();
    const print = page.getByRole('button', { name: 'Print label' });
    await expect(print).toBeVisible();
    const address = page.url();
    const [, number] = /([^·]+)/.exec((await page.locator('figcaption').textContent()) ?? '') ?? [];
    for (const { name, width, height } of SHEETS) {
      await print.click();
      const file = await page.pdf({ width: `${width}mm`, height: `${height}mm` });
      await expect.soft(await sheetsOf(file), name).toEqual([{ codes: [address], text: number }]);
    }
    // The page itself is whole again.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-printed-label]')).toHaveCount(0);
    expect((await sheetsOf(await page.pdf({ format: 'A4' })))[0]?.text).toContain('Readings');
  },
);
