import type { Page } from '@playwright/test';

/** What the browser keeps in a store of the portal's database, in all where none is named; null before there is one. */
export const storedOn = (page: Page, store?: string): Promise<unknown[] | null> =>
  page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'hireyard')) return null;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opened = await done(indexedDB.open('hireyard'));
    const stores = name ? [name] : [...opened.objectStoreNames];
    const all = await Promise.all(stores.map((each) => done(opened.transaction(each).objectStore(each).getAll())));
    opened.close();
    return all.flat();
  }, store);

/** Puts rows into a store, as if the portal had kept them. */
export const storeOn = (page: Page, store: string, rows: readonly object[]): Promise<void> =>
  page.evaluate(
    async ([name, values]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('hireyard');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = opened.transaction(name, 'readwrite');
      for (const value of values) transaction.objectStore(name).put(value);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      opened.close();
    },
    [store, rows] as const,
  );
