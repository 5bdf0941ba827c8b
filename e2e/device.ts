import type { Page } from '@playwright/test';

/** Returns the rows of one store of the portal's IndexedDB, or of all; null while the database does not exist. */
export const storedRows = (page: Page, store?: string): Promise<unknown[] | null> =>
  page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((one) => one.name === 'hireyard')) return null;
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await resultOf(indexedDB.open('hireyard'));
    const stores = name ? [name] : [...database.objectStoreNames];
    const all = await Promise.all(
      stores.map((each) => resultOf(database.transaction(each).objectStore(each).getAll())),
    );
    database.close();
    return all.flat();
  }, store);

/** Puts rows into a store, as the portal does. */
export const storeRows = (page: Page, store: string, rows: readonly object[]): Promise<void> =>
  page.evaluate(
    async ([name, values]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('hireyard');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(name, 'readwrite');
      for (const value of values) transaction.objectStore(name).put(value);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
    },
    [store, rows] as const,
  );
