import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Whose something is: a user, within a client. The client is empty for what is asked before one is selected. */
export interface Owner {
  readonly user: string;
  readonly client: string;
}

/** An answer of the API, as it is kept to be read without a network (SW-03). */
export interface KeptAnswer extends Owner {
  /** RTK Query's key of the call. */
  readonly call: string;
  readonly answer: unknown;
}

/** What is known of a kept answer without reading it. */
export interface KeptNote extends Owner {
  readonly call: string;
  /** When the server answered, in milliseconds since the epoch. */
  readonly at: number;
  /** Characters of its JSON. */
  readonly size: number;
  /** The portal that asked: another version may expect another shape. */
  readonly version: string;
}

/** What was typed into a form and is not saved yet (SW-02). */
export interface Draft extends Owner {
  /** Which form it is, of which thing and in which form of its fields. */
  readonly form: string;
  /** The fields that were typed into, without the others. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The version of the resource that they were typed over; null for something new. */
  readonly version: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Why a queued write waits for the user. `changed`: it is open in its form again. */
export type ParkedBecause = 'refused' | 'past' | 'unknown' | 'changed';

/** The form that a queued write was made with, to change it there and send it as another one. */
export interface QueuedForm {
  /** Its page, with the query. */
  readonly page: string;
  /** What was typed into it; null where the form keeps no draft. */
  readonly draft: Omit<Draft, keyof Owner | 'at'> | null;
}

/** A write that waits for the network (SW-04). */
export interface QueuedWrite extends Owner {
  /** Sorts by time. */
  readonly id: string;
  /** The operating company that it was written under. */
  readonly opCo: string | null;
  /** Id of the endpoint of the contract. */
  readonly endpoint: string;
  /** What the endpoint is called with: path parameters, body, and the version that is edited. */
  readonly input: unknown;
  /** The same for every attempt, so that it has one effect. */
  readonly key: string;
  /** What is shown of it: which machines, which thing. */
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /**
   * When it was sent the first time of those whose end is not known; noted before. The server forgets keys after 24
   * hours.
   */
  readonly firstAttemptAt: number | null;
  /** No tab sends it before this moment, in milliseconds since the epoch: an attempt has just failed. */
  readonly notBefore?: number;
  /** After this moment, in milliseconds since the epoch, it is not sent by itself; null for never. */
  readonly validUntil: number | null;
  /** Null while it waits. The problem is the one that refused it. */
  readonly parked: { readonly because: ParkedBecause; readonly problem: unknown } | null;
  readonly form?: QueuedForm;
}

type OwnKey = [user: string, client: string, name: string];

interface Schema extends DBSchema {
  answers: { key: OwnKey; value: KeptAnswer };
  notes: { key: OwnKey; value: KeptNote; indexes: { at: number } };
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

/** The device's database, opened once; null where the browser forbids it or fails to, which is tried again next time. */
export const deviceDatabase = (): Promise<DeviceDatabase | null> => {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => {
      const own = { keyPath: ['user', 'client', 'call'] };
      database.createObjectStore('answers', own);
      database.createObjectStore('notes', own).createIndex('at', 'at');
      database.createObjectStore('drafts', { keyPath: ['user', 'client', 'form'] });
      database.createObjectStore('outbox', { keyPath: 'id' });
    },
    // Another tab brings a newer form of the database, which this one must not hold up.
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

/** What the device has, or null: a database that fails or does not answer must not keep a page from being shown. */
export const readInTime = <T>(read: Promise<T>): Promise<T | null> =>
  Promise.race([read.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);

const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Whether a moment was noted by a clock that was ahead, so that nobody knows how long ago it was. */
export const isFromTheFuture = (at: number, now: number): boolean => at > now + CLOCK_TOLERANCE_MS;
