import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('workbox-window', () => ({
  messageSW: vi.fn(),
  Workbox: class {
    register = async () => Object.assign(new EventTarget(), { installing: null, waiting: null, active: null });
  },
}));

const former = { name: 'former' };
const next = { name: 'next' };
let container: EventTarget & { controller: object | null };

/** A page that was opened by this worker. Counts the takeovers since. */
const openedBy = async (controller: object | null) => {
  container.controller = controller;
  vi.resetModules();
  (await import('./first-controller.ts')).noteFirstController();
  return async () => {
    const { registerServiceWorker } = await import('./service-worker.ts');
    const heard = vi.fn();
    await new Promise<void>((resolve) => {
      registerServiceWorker().subscribe((link) => {
        link.takenOver.subscribe(heard);
        resolve();
      });
    });
    return heard;
  };
};
const takeOver = (worker: object) => {
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
};

beforeEach(() => {
  container = Object.assign(new EventTarget(), { controller: null });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: container });
});
afterEach(() => vi.unstubAllGlobals());

it('[SW-02] a page hears of a version that takes over', async () => {
  const listen = await openedBy(former);
  const heard = await listen();
  expect(heard).not.toHaveBeenCalled();
  takeOver(next);
  expect(heard).toHaveBeenCalledOnce();
});

it('[SW-02] a page hears of one that took over before it listened', async () => {
  const listen = await openedBy(former);
  takeOver(next);
  expect(await listen()).toHaveBeenCalledOnce();
});
