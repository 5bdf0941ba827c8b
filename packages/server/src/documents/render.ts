import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { unavailable } from '../http/problem.ts';
import { semaphore } from '../semaphore.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import type { OffHireProof } from './off-hire-proof.ts';

/** Message to a thread: what to render, and as which file. */
export type RenderRequest =
  | { readonly file: 'invoicePdf' | 'invoiceUbl'; readonly of: IssuedInvoice }
  | { readonly file: 'offHirePdf'; readonly of: OffHireProof };

/** Threads that render at the same time. Leaves a core to requests. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const places = semaphore({ limit: THREADS, queue: 200, refusal: unavailable });
/** Threads without work. They keep their fonts, and do not keep the process running. */
const idle: Worker[] = [];

/**
 * Renders a file in a thread, because a thousand lines take a second, and requests would wait as long (OP-48). Files
 * beyond the threads wait for one. A fault ends the thread, and the next file gets a new one.
 */
export const render = (request: RenderRequest): Promise<Uint8Array> =>
  places.run(async () => {
    const thread = idle.pop() ?? startThread();
    thread.ref();
    thread.postMessage(request);
    // Rejects with the error of the thread, if it ends by one.
    const [content] = (await once(thread, 'message')) as [Uint8Array];
    thread.unref();
    idle.push(thread);
    return content;
  });

const startThread = () =>
  new Worker(new URL('./render-thread.ts', import.meta.url), {
    // Passes none of the settings, which contain secrets, and none of the server's own options.
    env: {},
    execArgv: [],
  });
