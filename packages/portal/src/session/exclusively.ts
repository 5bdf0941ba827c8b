import { from, Observable } from 'rxjs';

/** Runs work while no other tab runs work under the same name. */
export type Exclusively = <T>(name: string, work: Observable<T>) => Observable<T>;

/**
 * Uses Web Locks (HT-07). Unsubscribing stops waiting and ends the work. Browsers that forbid storage also forbid
 * locks. Without locks, the work runs at once.
 */
export const exclusivelyBy =
  (locks: Pick<LockManager, 'request'> | undefined): Exclusively =>
  (name, work) => {
    if (!locks) return work;
    return new Observable((subscriber) => {
      const waiting = new AbortController();
      const begin = () => subscriber.add(from(work).subscribe(subscriber));
      const run = () =>
        new Promise<void>((release) => {
          subscriber.add(release);
          begin();
        });
      locks.request(name, { signal: waiting.signal }, run).catch(() => subscriber.closed || begin());
      subscriber.add(() => waiting.abort());
    });
  };
