import { UiProvider } from '@hireyard/ui/provider';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { PdfPages } from './PdfPages.tsx';
import { openPdf } from './pdf-file.ts';

const page = vi.hoisted(() => ({ render: vi.fn(), cancel: vi.fn(), opened: Promise.resolve() }));
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const getPage = async () => ({
    getViewport: () => ({ width: 600, height: 800 }),
    streamTextContent: () => null,
    render: page.render,
  });
  return {
    getDocument: () => ({
      promise: page.opened.then(() => ({ numPages: 1, getPage })),
      destroy: async () => undefined,
    }),
    PDFWorker: { create: () => ({ destroy: () => undefined }) },
    TextLayer: class {
      render = async () => undefined;
      cancel = () => undefined;
    },
  };
});

const workers: EventTarget[] = [];
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  terminate = () => undefined;
}
/** Reports each element as visible at once, 600 px wide. */
const observerReporting = (entry: object) =>
  class {
    readonly report: (entries: object[]) => void;
    constructor(report: (entries: object[]) => void) {
      this.report = report;
    }
    observe = () => this.report([entry]);
    disconnect = () => undefined;
  };

const SENTENCE = 'This page could not be shown completely. Save the file to open it in another program.';
const FILE = new Blob(['a file']);

beforeAll(() => createI18n('en-US', ['attachments']));
beforeEach(() => {
  page.opened = Promise.resolve();
  page.render.mockReset();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('ResizeObserver', observerReporting({ contentRect: { width: 600 } }));
  vi.stubGlobal('IntersectionObserver', observerReporting({ isIntersecting: true }));
});

async function show() {
  const file = await openPdf(FILE);
  const element = (zoom: number) => (
    <UiProvider>
      <PdfPages file={file} label="Invoice" zoom={zoom} />
    </UiProvider>
  );
  const view = render(element(1));
  return { zoom: (to: number) => view.rerender(element(to)) };
}
const drawing = (promise: Promise<void>) => ({ promise, cancel: page.cancel });

it('[DOM-22] [SH-04] a page that cannot be drawn says so, until it is drawn in another size', async () => {
  page.render.mockImplementationOnce(() => drawing(Promise.reject(new TypeError('getOrInsertComputed'))));
  const { zoom } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
  page.render.mockImplementation(() => drawing(Promise.resolve()));
  zoom(2);
  await waitFor(() => expect(page.render).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[DOM-22] a page whose drawing is stopped for another size says nothing', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  page.render.mockImplementationOnce(() => drawing(promise));
  const { zoom } = await show();
  await waitFor(() => expect(page.render).toHaveBeenCalledTimes(1));
  page.render.mockImplementation(() => drawing(Promise.resolve()));
  zoom(2);
  await waitFor(() => expect(page.cancel).toHaveBeenCalled());
  await act(async () => reject(new Error('cancelled')));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[DOM-22] [SH-04] a file whose reader does not load is refused, not waited for', async () => {
  page.opened = new Promise(() => undefined);
  const opening = openPdf(FILE);
  await waitFor(() => expect(workers.length).toBeGreaterThan(0));
  workers.at(-1)?.dispatchEvent(new Event('error'));
  await expect(opening).rejects.toBeInstanceOf(Event);
});
