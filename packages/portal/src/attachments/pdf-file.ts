import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist';
import { PDF_WORKER, trustedWorker } from '../updates/trusted-worker.ts';

/** A phone's screen has more points than anybody sees, and a page in all of them takes its memory. */
const SHARPEST = 2;

/** An open PDF file. */
export interface PdfFile {
  readonly pages: number;
  /** In points, of the first page: what others are taken for until they are drawn. */
  readonly size: { readonly width: number; readonly height: number };
  /** Draws a page as wide as asked, with its text above it; the function it gives stops that. */
  readonly draw: (page: number, width: number, canvas: HTMLCanvasElement, text: HTMLElement) => () => void;
  readonly close: () => void;
}

/** Opens a PDF file, in a worker. Rejects where it cannot be read: it is damaged, or has a password. */
export async function openPdf(content: Blob): Promise<PdfFile> {
  const port = new Worker(trustedWorker(PDF_WORKER), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    worker,
    // The policy lets nothing of it run: colors and pictures that need it are drawn without.
    useWasm: false,
    enableXfa: false,
  });
  const close = () => {
    void task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    const file = await task.promise;
    const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });
    return { pages: file.numPages, size: { width, height }, draw: drawing(file), close };
  } catch (error) {
    close();
    throw error;
  }
}

const drawing =
  (file: PDFDocumentProxy): PdfFile['draw'] =>
  (number, width, canvas, text) => {
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
    // What is stopped ends with an error, and a page that cannot be drawn stays empty beside the others.
    draw().catch(() => undefined);
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  };
