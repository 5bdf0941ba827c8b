import type { Consents } from '../types.ts';

/** Carries choices between the visitor's tabs (CC-14). */
export interface Tabs {
  /** A choice that storage could not take; null after a reset. */
  tell(consents: Consents | null): void;
  close(): void;
}

/**
 * Storage events tell of every write, a cleared storage included; the channel is for where storage is full or blocked.
 * A page that comes back from the back/forward cache has missed both and looks for itself. `look` is given what the
 * channel said, or null: look at what is stored.
 */
export function connectTabs(name: string, look: (consents: Consents | null) => void): Tabs {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if ((key === name || key === null) && storageArea !== null) look(null);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look(null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);

  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Consents | null>) => look(data);
  } catch {
    // Blocked with the storage: this page stands alone.
  }
  return {
    tell: (consents) => channel?.postMessage(consents),
    close: () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      channel?.close();
    },
  };
}
