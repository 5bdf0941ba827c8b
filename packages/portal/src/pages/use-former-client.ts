import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectClientUuid } from '../client/corporate-client.ts';
import { useAppSelector } from '../store/hooks.ts';

/** Whose page each entry of the history showed first, by the entry's key. */
const clients = new Map<string, string>();

/** Whether the page on screen belongs to the client that was selected before a switch: Back has led to it (RT-10). */
export function useFormerClient(): boolean {
  const { key } = useLocation();
  const client = useAppSelector(selectClientUuid);
  const first = clients.get(key);
  useEffect(() => {
    if (client !== null && !clients.has(key)) clients.set(key, client);
  }, [client, key]);
  return first !== undefined && client !== null && first !== client;
}
