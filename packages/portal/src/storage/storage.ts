/** What the portal asks of a storage. */
export type PortalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A browser's storage that never throws. Browsers may forbid the mere look at it, or have no room left: what they do
 * not take is kept for this page, which then works until it is left.
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

/** Shared by all tabs, kept for good. */
export const deviceStorage = createStorage(() => localStorage);

/** This tab's own, gone with it. */
export const tabStorage = createStorage(() => sessionStorage);
