import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectShownClientUuid } from '../client/corporate-client.ts';
import { useAppSelector } from '../store/hooks.ts';

/** The state of a history entry, which survives a reload: the router's key, and the client of its page. */
interface Entry {
  readonly key?: string;
  readonly client?: string;
}

/** Returns the entry of the current page, or null during a navigation. The first entry has no key. */
function entryOf(key: string): Entry | null {
  const entry: Entry = window.history.state ?? {};
  return (entry.key ?? 'default') === key ? entry : null;
}

/** Returns whether Back led to a page of the client before a switch (RT-10). */
export function useFormerClient(): boolean {
  const { key } = useLocation();
  const client = useAppSelector(selectShownClientUuid);
  const first = entryOf(key)?.client;
  useEffect(() => {
    const entry = entryOf(key);
    if (client !== null && entry && entry.client === undefined) window.history.replaceState({ ...entry, client }, '');
  }, [client, key]);
  return first !== undefined && client !== null && first !== client;
}
