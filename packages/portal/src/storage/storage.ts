/** The part of `Storage` that the portal uses. */
export type PortalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A browser's storage that never throws. Browsers may forbid access to it, or it may be full: what it does
 * not take is kept in memory for as long as the page lives.
 */
export function createStorage(look: () => Storage): PortalStorage {
  const kept = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(look());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      kept.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        kept.delete(key);
      });
    },
    removeItem: (key) => {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      kept.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Local storage, shared by all tabs. */
export const deviceStorage = createStorage(() => localStorage);

/** Session storage, this tab's own. */
export const tabStorage = createStorage(() => sessionStorage);
