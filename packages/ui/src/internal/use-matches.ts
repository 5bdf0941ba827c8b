'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query of the theme matches; false on a server. MUI's own hook would come into every first load. */
export function useMatches(media: string): boolean {
  const query = media.replace('@media ', '');
  const list = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
