import type { SearchHit } from '@hireyard/contract';
import { deviceStorage } from './storage.ts';
import { RECENT } from './storage-keys.ts';

/** Maximum number of items per client. */
const MAX_HITS = 8;

/** Owner of the items. */
export interface Owner {
  readonly user: string;
  readonly client: string;
}
interface StoredRecent {
  readonly user: string;
  /** By client, newest first. */
  readonly opened: Readonly<Record<string, readonly SearchHit[]>>;
}

function read(): StoredRecent | null {
  try {
    const stored = JSON.parse(deviceStorage.getItem(RECENT) ?? 'null') as Partial<StoredRecent> | null;
    return typeof stored?.user === 'string' && typeof stored.opened === 'object' ? (stored as StoredRecent) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the user's recently opened search results for a client on this device, newest first. Deletes another user's
 * items.
 */
export function recentOf({ user, client }: Owner): readonly SearchHit[] {
  const stored = read();
  if (stored?.user === user) return stored.opened[client] ?? [];
  deviceStorage.removeItem(RECENT);
  return [];
}

/** Stores an opened search result. Logout deletes it. */
export function rememberOpened(owner: Owner, hit: SearchHit): void {
  const others = recentOf(owner).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  const opened = { ...read()?.opened, [owner.client]: [hit, ...others].slice(0, MAX_HITS) };
  deviceStorage.setItem(RECENT, JSON.stringify({ user: owner.user, opened } satisfies StoredRecent));
}
