import { STORAGE_KEYS } from './storage-keys.ts';
import { type ViewAs, viewOfTab } from './view-as.ts';

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

const noStorage = (): Storage => {
  throw new DOMException('A view keeps nothing on the device', 'SecurityError');
};

/**
 * Storage of a tab that views the portal as a user: it begins with the view's session and is never written to the device,
 * nor reads what the device keeps of others (DK-15).
 */
export function storageOfView({ token, client, opCo }: Pick<ViewAs, 'token' | 'client' | 'opCo'>): PortalStorage {
  const storage = createStorage(noStorage);
  storage.setItem(STORAGE_KEYS.accessToken, token);
  storage.setItem(STORAGE_KEYS.corporateClientUuid, client.uuid);
  storage.setItem(STORAGE_KEYS.opCo, opCo);
  return storage;
}

/** The view that this tab shows, or null. */
export const tabView = viewOfTab();

/** Local storage, shared by all tabs. In a view as a user, memory. */
export const deviceStorage = tabView ? storageOfView(tabView) : createStorage(() => localStorage);

/** Session storage, this tab's own. */
export const tabStorage = createStorage(() => sessionStorage);
