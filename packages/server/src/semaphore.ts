interface Limits {
  /** Holders at the same time. */
  readonly limit: number;
  /** Callers that may wait for a holder to end; none where it is left out. */
  readonly queue?: number;
  /** Error for a caller beyond both. */
  readonly refusal: () => Error;
}

/** Ends what was acquired; a second call does nothing. */
export type Release = () => void;

/** A counting semaphore, first come first served. */
export function semaphore({ limit, queue = 0, refusal }: Limits) {
  let holders = 0;
  const waiting: (() => void)[] = [];

  const acquire = async (): Promise<Release> => {
    if (holders < limit) holders += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw refusal();
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
  return { acquire, run: runWith(acquire), isFree: () => holders === 0 };
}

/** A semaphore for each key, such as the id of a user. */
export function semaphorePerKey(limits: Limits) {
  const semaphores = new Map<string, ReturnType<typeof semaphore>>();

  const acquire = async (key: string): Promise<Release> => {
    const own = semaphores.get(key) ?? semaphore(limits);
    semaphores.set(key, own);
    const release = await own.acquire();
    return () => {
      release();
      if (own.isFree()) semaphores.delete(key);
    };
  };
  return {
    acquire,
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
