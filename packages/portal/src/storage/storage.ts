/** The part of `Storage` that the portal uses. */
export type PortalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * Creates a storage that never throws. If the browser forbids access or its storage is full, values stay in memory
 * until the page closes.
 */
export function createStorage(open: () => Storage): PortalStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Local storage, shared by all tabs. */
export const deviceStorage = createStorage(() => localStorage);

/** Session storage, this tab's own. */
export const tabStorage = createStorage(() => sessionStorage);
