'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query of the theme matches; false on a server. MUI's own hook would come into every first load. */
export function useMatches(media: string): boolean {
  const query = media.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
