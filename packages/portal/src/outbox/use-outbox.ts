import { useEffect, useRef, useState } from 'react';
import { selectUserId } from '../session/user.ts';
import type { QueuedWrite } from '../storage/device-database.ts';
import { outbox } from '../storage/outbox.ts';
import { type SentWrite, sentWritesOf } from '../storage/sent-writes.ts';
import { deviceStorage } from '../storage/storage.ts';
import { useAppSelector } from '../store/hooks.ts';

export interface ReadOutbox {
  /** The user's queued writes on this device; undefined until they are read. */
  readonly writes: readonly QueuedWrite[] | undefined;
  /** Writes that were sent lately, newest first. */
  readonly sent: readonly SentWrite[];
  /** True if the browser's storage fails, so that the writes are unknown. */
  readonly isUnreadable: boolean;
  readonly readAgain: () => void;
}

interface Loaded {
  readonly user: string;
  readonly writes: readonly QueuedWrite[] | null;
  readonly sent: readonly SentWrite[];
}

/** Follows the user's outbox across tabs. */
export function useOutbox(): ReadOutbox {
  const user = useAppSelector(selectUserId) ?? '';
  const [loaded, setLoaded] = useState<Loaded>();
  const read = useRef<() => void>(() => undefined);
  useEffect(() => {
    let latest = 0;
    read.current = () => {
      latest += 1;
      const mine = latest;
      const show = (writes: readonly QueuedWrite[] | null) => {
        if (mine === latest) setLoaded({ user, writes, sent: sentWritesOf(deviceStorage, user, Date.now()) });
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
  const own = loaded?.user === user ? loaded : undefined;
  return {
    writes: own?.writes ?? undefined,
    sent: own?.sent ?? [],
    isUnreadable: own?.writes === null,
    readAgain: () => read.current(),
  };
}
