import type { Consents } from '../types.ts';

/** Synchronises choices between the visitor's tabs. */
export interface Tabs {
  /** A choice that storage could not take; null after a reset. */
  tell(consents: Consents | null): void;
  close(): void;
}

/**
 * Storage events report every write, also a cleared storage; the channel is for tabs whose storage is full or blocked.
 * A page restored from the back/forward cache has missed both and reads the storage again. `look` gets the message of the
 * channel; null means that the storage has to be read.
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
    // Blocked together with storage: this tab is not synchronized.
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
