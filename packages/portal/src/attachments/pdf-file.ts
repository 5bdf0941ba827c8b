import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { report } from '../reports/report.ts';
import { PDF_WORKER, trustedWorker } from '../updates/trusted-worker.ts';

/** Limits the resolution, because phones have more pixels than the eye sees and a full page would exhaust memory. */
const SHARPEST = 2;

/** An open PDF file. */
export interface PdfFile {
  readonly pages: number;
  /** Size of the first page in points. The other pages use it until they are drawn. */
  readonly size: { readonly width: number; readonly height: number };
  /** Draws a page and its text layer at a width. Returns a function that cancels it. */
  readonly draw: (
    page: number,
    width: number,
    canvas: HTMLCanvasElement,
    text: HTMLElement,
    onFailed: () => void,
  ) => () => void;
  readonly close: () => void;
}

/** Opens a PDF file in a worker. Rejects if it is damaged or needs a password. */
export async function openPdf(content: Blob): Promise<PdfFile> {
  const data = new Uint8Array(await content.arrayBuffer());
  const port = new Worker(trustedWorker(PDF_WORKER), { type: 'module' });
  // pdf.js waits forever for a worker that does not load.
  const broken = new Promise<never>((_, reject) => port.addEventListener('error', reject));
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data,
    worker,
    // The content security policy blocks WebAssembly. Colors and images that need it are left out.
    useWasm: false,
    enableXfa: false,
  });
  const close = () => {
    void task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    const file = await Promise.race([task.promise, broken]);
    const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });
    return { pages: file.numPages, size: { width, height }, draw: drawing(file), close };
  } catch (error) {
    close();
    throw error;
  }
}

const drawing =
  (file: PDFDocumentProxy): PdfFile['draw'] =>
  (number, width, canvas, text, onFailed) => {
    const stops: (() => void)[] = [];
    let isStopped = false;
    const draw = async () => {
      const page = await file.getPage(number);
      if (isStopped) return;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const sharpness = Math.min(window.devicePixelRatio, SHARPEST);
      canvas.width = Math.floor(viewport.width * sharpness);
      canvas.height = Math.floor(viewport.height * sharpness);
      canvas.style.blockSize = `${Math.floor(viewport.height)}px`;
      const rendering = page.render({
        canvas,
        viewport,
        transform: [sharpness, 0, 0, sharpness, 0, 0],
      });
      stops.push(() => rendering.cancel());
      text.replaceChildren();
      text.style.setProperty('--total-scale-factor', String(scale));
      const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
      stops.push(() => words.cancel());
      await Promise.all([rendering.promise, words.render()]);
    };
    draw().catch((error) => {
      // pdf.js rejects a canceled drawing.
      if (isStopped) return;
      report(error);
      onFailed();
    });
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  };
