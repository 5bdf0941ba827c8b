import type { SearchHit } from '@hireyard/contract';
import { deviceStorage } from './storage.ts';
import { RECENT } from './storage-keys.ts';

/** How many are kept of each client. */
const MOST = 8;

/** Whose it is. */
export interface Owner {
  readonly user: string;
  readonly client: string;
}
interface Kept {
  readonly user: string;
  /** By client, the latest first. */
  readonly opened: Readonly<Record<string, readonly SearchHit[]>>;
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(deviceStorage.getItem(RECENT) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.user === 'string' && typeof kept.opened === 'object' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** What a user has opened by the search within a client, on this device, the latest first. That of another user goes. */
export function recentOf({ user, client }: Owner): readonly SearchHit[] {
  const kept = read();
  if (kept?.user === user) return kept.opened[client] ?? [];
  deviceStorage.removeItem(RECENT);
  return [];
}

/** Keeps what was opened, as it was found; logging out wipes it. */
export function rememberOpened(owner: Owner, hit: SearchHit): void {
  const others = recentOf(owner).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  const opened = { ...read()?.opened, [owner.client]: [hit, ...others].slice(0, MOST) };
  deviceStorage.setItem(RECENT, JSON.stringify({ user: owner.user, opened } satisfies Kept));
}
