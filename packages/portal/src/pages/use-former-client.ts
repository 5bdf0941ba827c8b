import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectClientUuid } from '../client/corporate-client.ts';
import { useAppSelector } from '../store/hooks.ts';

/** What the browser keeps with an entry of the history, beyond a reload: the router's key, and whose page it showed. */
interface Entry {
  readonly key?: string;
  readonly client?: string;
}

/** The entry of the page on screen, unless the browser is on its way to another; the first has no key. */
function entryOf(key: string): Entry | null {
  const entry: Entry = window.history.state ?? {};
  return (entry.key ?? 'default') === key ? entry : null;
}

/** Whether the page on screen belongs to the client that was selected before a switch: Back has led to it (RT-10). */
export function useFormerClient(): boolean {
  const { key } = useLocation();
  const client = useAppSelector(selectClientUuid);
  const first = entryOf(key)?.client;
  useEffect(() => {
    const entry = entryOf(key);
    if (client !== null && entry && entry.client === undefined) window.history.replaceState({ ...entry, client }, '');
  }, [client, key]);
  return first !== undefined && client !== null && first !== client;
}
