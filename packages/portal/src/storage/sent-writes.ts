import type { QueuedWrite } from './device-database.ts';
import { SENT } from './storage-keys.ts';

const MAX_SENT = 20;
const LONGEST_MS = 7 * 86_400_000;

/** A queued write that was sent, and what it made. */
export interface SentWrite extends Pick<QueuedWrite, 'id' | 'user' | 'client' | 'endpoint' | 'label'> {
  /** Time of sending, in milliseconds since the epoch. */
  readonly at: number;
  /** Number of the off-hire or request; null if it has none. */
  readonly number: string | null;
  /** The portal's page about it; null if there is none. */
  readonly path: string | null;
}

type Stored = Pick<Storage, 'getItem' | 'setItem'>;

function read(storage: Stored): readonly SentWrite[] {
  try {
    const sent: unknown = JSON.parse(storage.getItem(SENT) ?? '[]');
    return Array.isArray(sent) ? (sent as readonly SentWrite[]) : [];
  } catch {
    return [];
  }
}

/** Returns the user's writes that were sent in the last seven days, newest first. Logout deletes it. */
export const sentWritesOf = (storage: Stored, user: string, now: number): readonly SentWrite[] =>
  read(storage).filter((sent) => sent.user === user && sent.at > now - LONGEST_MS);

/** Adds a write that was sent. */
export function rememberSent(storage: Stored, sent: SentWrite): void {
  const others = sentWritesOf(storage, sent.user, sent.at).filter(({ id }) => id !== sent.id);
  storage.setItem(SENT, JSON.stringify([sent, ...others].slice(0, MAX_SENT)));
}
