import { setTimeout as delay } from 'node:timers/promises';
import { type Delivery, deliverDue } from './deliver.ts';

/** Milliseconds between two looks into the queue. */
const PAUSE = 1_000;

/**
 * Sends mails as they are queued. Returns a function that stops it: it waits this long for the mail under way, and
 * answers whether it was sent.
 */
export function startMailWorker(delivery: Delivery): (patience: number) => Promise<boolean> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    // A database that is down is reported by what else needs it; the mails are sent when it is back.
    await deliverDue(delivery).catch(() => undefined);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, PAUSE);
  };
  let running = run();
  return async (patience) => {
    isStopped = true;
    clearTimeout(timer);
    const isSent = await Promise.race([running.then(() => true), delay(patience, false, { ref: false })]);
    delivery.transport.close();
    return isSent;
  };
}
