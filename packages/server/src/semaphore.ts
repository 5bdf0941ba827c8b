interface Limits {
  /** Holders at the same time. */
  readonly limit: number;
  /** Callers that may wait for a holder to finish. Default: none. */
  readonly queue?: number;
  /** Creates the error for a caller beyond limit and queue. */
  readonly refusal: () => Error;
}

/** Releases the semaphore. A second call does nothing. */
export type Release = () => void;

/** A counting semaphore, first come, first served. */
export function semaphore({ limit, queue = 0, refusal }: Limits) {
  let holders = 0;
  const waiting: (() => void)[] = [];

  const releaseOnce = (): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      // The first in the queue takes this place.
      const next = waiting.shift();
      if (next) next();
      else holders -= 1;
    };
  };
  /** Acquires without waiting. Throws the refusal if all places are taken. */
  const acquireNow = (): Release => {
    if (holders >= limit) throw refusal();
    holders += 1;
    return releaseOnce();
  };
  const acquire = async (): Promise<Release> => {
    if (holders < limit) return acquireNow();
    if (waiting.length >= queue) throw refusal();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return releaseOnce();
  };
  return { acquire, acquireNow, run: runWith(acquire), isFree: () => holders === 0 };
}

/** A semaphore for each key, such as the id of a user. */
export function semaphorePerKey(limits: Limits) {
  const semaphores = new Map<string, ReturnType<typeof semaphore>>();

  const semaphoreOf = (key: string) => {
    const own = semaphores.get(key) ?? semaphore(limits);
    semaphores.set(key, own);
    return own;
  };
  const releaseOf =
    (key: string, release: Release): Release =>
    () => {
      release();
      if (semaphores.get(key)?.isFree()) semaphores.delete(key);
    };
  const acquire = async (key: string): Promise<Release> => releaseOf(key, await semaphoreOf(key).acquire());
  return {
    acquire,
    acquireNow: (key: string): Release => releaseOf(key, semaphoreOf(key).acquireNow()),
    run: <T>(key: string, work: () => Promise<T>): Promise<T> => runWith(() => acquire(key))(work),
  };
}

const runWith =
  (acquire: () => Promise<Release>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
