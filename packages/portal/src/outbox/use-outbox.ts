import { useEffect, useRef, useState } from 'react';
import { selectUserId } from '../session/user.ts';
import type { QueuedWrite } from '../storage/device-database.ts';
import { outbox } from '../storage/outbox.ts';
import { useAppSelector } from '../store/hooks.ts';

export interface ReadOutbox {
  /** The user's queued writes on this device; undefined until they are read. */
  readonly writes: readonly QueuedWrite[] | undefined;
  /** True if the browser's storage fails, so that the writes are unknown. */
  readonly isUnreadable: boolean;
  readonly readAgain: () => void;
}

/** Follows the user's outbox across tabs. */
export function useOutbox(): ReadOutbox {
  const user = useAppSelector(selectUserId) ?? '';
  const [loaded, setLoaded] = useState<{ user: string; writes: readonly QueuedWrite[] | null }>();
  const read = useRef<() => void>(() => undefined);
  useEffect(() => {
    let latest = 0;
    read.current = () => {
      latest += 1;
      const mine = latest;
      const show = (writes: readonly QueuedWrite[] | null) => {
        if (mine === latest) setLoaded({ user, writes });
      };
      outbox.list(user).then(show, () => show(null));
    };
    read.current();
    const following = outbox.changes.subscribe(() => read.current());
    return () => {
      latest = -1;
      following.unsubscribe();
    };
  }, [user]);
  const own = loaded?.user === user ? loaded.writes : undefined;
  return { writes: own ?? undefined, isUnreadable: own === null, readAgain: () => read.current() };
}
