import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Owner of a record: a user within a client. The client is empty for calls that are made before one is selected. */
export interface Owner {
  readonly user: string;
  readonly client: string;
}

/** An answer of the API in the offline cache (SW-03). */
export interface StoredAnswer extends Owner {
  /** RTK Query's key of the call. */
  readonly call: string;
  readonly answer: unknown;
}

/** What the cache knows of an answer without reading it. */
export interface CacheNote extends Owner {
  readonly call: string;
  /** When the server answered, in milliseconds since the epoch. */
  readonly at: number;
  /** Characters of its JSON. */
  readonly size: number;
  /** Version of the portal that wrote it. Another version may expect another shape. */
  readonly version: string;
}

/** Unsaved changes of a form (SW-02). */
export interface Draft extends Owner {
  /** Id of the form, of its resource and of the version of its fields. */
  readonly form: string;
  /** Values of the changed fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Version of the resource that was edited; null for a new one. */
  readonly version: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Why a queued write is not sent automatically any more. `changed`: the user is editing it in its form. */
export type ParkedBecause = 'refused' | 'past' | 'unknown' | 'changed';

/** The form that a queued write was made in. The user can edit it there and send it as a new write. */
export interface QueuedForm {
  /** Path of its page, with the query. */
  readonly page: string;
  /** Its draft; null if the form keeps none. */
  readonly draft: Omit<Draft, keyof Owner | 'at'> | null;
}

/** A write that waits for the network (SW-04). */
export interface QueuedWrite extends Owner {
  /** Sorts by time. */
  readonly id: string;
  /** Operating company at the time of writing. */
  readonly opCo: string | null;
  /** Id of the endpoint of the contract. */
  readonly endpoint: string;
  /** Input of the call: path parameters, body, and the version that is edited. */
  readonly input: unknown;
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
  /** Name in the list of waiting writes, such as the machines. */
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /**
   * When the first attempt with an unknown result was made; written before the attempt. The server forgets idempotency keys
   * after 24 hours.
   */
  readonly firstAttemptAt: number | null;
  /** No tab sends it before this moment, in milliseconds since the epoch, because an attempt has just failed. */
  readonly notBefore?: number;
  /** After this moment, in milliseconds since the epoch, it is not sent automatically; null for no limit. */
  readonly validUntil: number | null;
  /** Null while it waits. `problem` is the refusal. */
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

let opened: Promise<DeviceDatabase | null> | null = null;
const forget = () => {
  opened = null;
};

/** Opens the device's database once. Resolves with null if the browser forbids or fails it; the next call tries again. */
export const deviceDatabase = (): Promise<DeviceDatabase | null> => {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => {
      const own = { keyPath: ['user', 'client', 'call'] };
      database.createObjectStore('answers', own);
      database.createObjectStore('notes', own).createIndex('at', 'at');
      database.createObjectStore('drafts', { keyPath: ['user', 'client', 'form'] });
      database.createObjectStore('outbox', { keyPath: 'id' });
    },
    // Another tab upgrades the database, which an open connection would block.
    blocking: (_current, _wanted, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch(() => {
    forget();
    return null;
  });
  return opened;
};

const PATIENCE_MS = 1_000;

/** Resolves with null if a read fails or takes longer than a second, so that a broken database does not block a page. */
export const readInTime = <T>(read: Promise<T>): Promise<T | null> =>
  Promise.race([read.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);

const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Returns whether a moment was written by a clock that ran ahead, so that its age is unknown. */
export const isFromTheFuture = (at: number, now: number): boolean => at > now + CLOCK_TOLERANCE_MS;
