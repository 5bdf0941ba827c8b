import { from, Observable } from 'rxjs';

/** Runs work while no other tab runs work of the same name. */
export type Exclusively = <T>(name: string, work: Observable<T>) => Observable<T>;

/** By Web Locks (HT-07). Unsubscribing gives up waiting and ends the work; without Web Locks, work simply runs. */
export const exclusivelyBy =
  (locks: Pick<LockManager, 'request'> | undefined): Exclusively =>
  (name, work) => {
    if (!locks) return work;
    return new Observable((subscriber) => {
      const waiting = new AbortController();
      const run = () =>
        new Promise<void>((release) => {
          subscriber.add(release);
          subscriber.add(from(work).subscribe(subscriber));
        });
      locks.request(name, { signal: waiting.signal }, run).catch((error: unknown) => subscriber.error(error));
      subscriber.add(() => waiting.abort());
    });
  };
