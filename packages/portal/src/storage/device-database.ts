import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { tabView } from './storage.ts';

/** Owner of a record: a user acting for a client. The client is empty for calls made before one is selected. */
export interface Owner {
  readonly user: string;
  readonly client: string;
}

/** An answer of the API in the offline cache (SW-03). */
export interface StoredAnswer extends Owner {
  /** RTK Query's cache key of the call. */
  readonly call: string;
  readonly answer: unknown;
}

/** Metadata of a cached answer, readable without the answer. */
export interface CacheNote extends Owner {
  readonly call: string;
  /** Time of the server's answer, in milliseconds since the epoch. */
  readonly at: number;
  /** Length of its JSON in characters. */
  readonly size: number;
  /** Version of the portal that wrote it. Another version may expect another shape. */
  readonly version: string;
}

/** Unsaved changes of a form (SW-02). */
export interface Draft extends Owner {
  /** Id of the form, its resource and the version of its fields. */
  readonly form: string;
  /** Values of the changed fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Version of the edited resource; null for a new one. */
  readonly version: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Why a queued write is no longer sent automatically. `changed`: the user is editing it in its form. */
export type ParkedBecause = 'refused' | 'past' | 'unknown' | 'changed';

/** The form of a queued write. The user can edit it there and send it as a new write. */
export interface QueuedForm {
  /** Path of the page, with its query. */
  readonly page: string;
  /** Draft of the form, or null if it stores none. */
  readonly draft: Omit<Draft, keyof Owner | 'at'> | null;
}

/** A write that waits for the network (SW-04). */
export interface QueuedWrite extends Owner {
  /** Sorts by time. */
  readonly id: string;
  /** Operating company at the time of writing. */
  readonly opCo: string | null;
  /** Id of the contract's endpoint. */
  readonly endpoint: string;
  /** Input of the call: path parameters, body and edited version. */
  readonly input: unknown;
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
  /** Name in the list of queued writes, such as the machines. */
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /**
   * Time of the first attempt without a known result, stored before the attempt. The server keeps idempotency keys for
   * 24 hours.
   */
  readonly firstAttemptAt: number | null;
  /** No tab sends the write before this time, because an attempt has just failed. In milliseconds since the epoch. */
  readonly notBefore?: number;
  /** After this time the write is not sent automatically, in milliseconds since the epoch; null for no limit. */
  readonly validUntil: number | null;
  /** Null while the write waits. `problem` is the refusal. */
  readonly parked: { readonly because: ParkedBecause; readonly problem: unknown } | null;
  readonly form?: QueuedForm;
}

type OwnKey = [user: string, client: string, name: string];

interface Schema extends DBSchema {
  answers: { key: OwnKey; value: StoredAnswer };
  notes: { key: OwnKey; value: CacheNote; indexes: { at: number } };
  drafts: { key: OwnKey; value: Draft };
  outbox: { key: string; value: QueuedWrite };
}
export type DeviceDatabase = IDBPDatabase<Schema>;

const NAME = 'hireyard';
const VERSION = 1;

let connection: Promise<DeviceDatabase | null> | null = null;
const forget = () => {
  connection = null;
};

/**
 * Opens the device's database once. Resolves with null if the browser refuses; the next call retries. A view as a user has
 * none (DK-15).
 */
export const deviceDatabase = (isView = tabView !== null): Promise<DeviceDatabase | null> => {
  if (isView) return Promise.resolve(null);
  connection ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => {
      const own = { keyPath: ['user', 'client', 'call'] };
      database.createObjectStore('answers', own);
      database.createObjectStore('notes', own).createIndex('at', 'at');
      database.createObjectStore('drafts', { keyPath: ['user', 'client', 'form'] });
      database.createObjectStore('outbox', { keyPath: 'id' });
    },
    // An open connection would block another tab's upgrade of the database.
    blocking: (_current, _wanted, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch(() => {
    forget();
    return null;
  });
  return connection;
};

const PATIENCE_MS = 1_000;

/** Resolves with null if a read fails or takes over a second, so that a broken database blocks no page. */
export const readInTime = <T>(read: Promise<T>): Promise<T | null> =>
  Promise.race([read.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);

const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Returns whether a time is ahead of the clock, so that its age is unknown. */
export const isFromTheFuture = (at: number, now: number): boolean => at > now + CLOCK_TOLERANCE_MS;
