import { type CacheNote, type DeviceDatabase, deviceDatabase, isFromTheFuture, type Owner } from './device-database.ts';

/** Limits of the cache on one device. */
const MAX_ANSWERS = 200;
const MAX_CHARACTERS = 10_000_000;
const LONGEST_MS = 7 * 86_400_000;
/** Returns whether this version may show an answer: written by this version, not too old, and of known age. */
const isUsable = (note: CacheNote, version: string, now: number): boolean =>
  note.version === version && note.at >= now - LONGEST_MS && !isFromTheFuture(note.at, now);

/** An answer of the API with the time of the server's answer. */
export interface CachedAnswer extends Owner {
  readonly call: string;
  readonly answer: unknown;
  readonly at: number;
}

const keyOf = ({ user, client, call }: Owner & { readonly call: string }): [string, string, string] => [
  user,
  client,
  call,
];

/** Returns the notes to delete: expired, of another version, or oldest beyond the limits. */
export const surplus = (notes: readonly CacheNote[], version: string, now: number): readonly CacheNote[] => {
  let count = 0;
  let characters = 0;
  return notes
    .toSorted((a, b) => b.at - a.at)
    .filter((note) => {
      if (!isUsable(note, version, now)) return true;
      count += 1;
      characters += note.size;
      return count > MAX_ANSWERS || characters > MAX_CHARACTERS;
    });
};

const forgetNotes = async (database: DeviceDatabase, choose: (notes: readonly CacheNote[]) => readonly CacheNote[]) => {
  const transaction = database.transaction(['answers', 'notes'], 'readwrite');
  const gone = choose(await transaction.objectStore('notes').getAll());
  for (const note of gone) {
    void transaction.objectStore('answers').delete(keyOf(note));
    void transaction.objectStore('notes').delete(keyOf(note));
  }
  await transaction.done;
};

interface OfflineCacheDeps {
  readonly open?: () => Promise<DeviceDatabase | null>;
  readonly version: string;
  readonly now?: () => number;
}

/**
 * Caches answers of the API on this device by user and client (SW-03). Limits: 200 answers, 10 million characters, 7
 * days. Not encrypted, because the token is stored next to them. Logout deletes them.
 */
export const createOfflineCache = ({ open = deviceDatabase, version, now = Date.now }: OfflineCacheDeps) => ({
  /** Returns null if there is no readable answer. */
  read: async (owner: Owner, call: string): Promise<CachedAnswer | null> => {
    const database = await open();
    if (!database) return null;
    const key = keyOf({ ...owner, call });
    const transaction = database.transaction(['answers', 'notes']);
    const [note, cached] = await Promise.all([
      transaction.objectStore('notes').get(key),
      transaction.objectStore('answers').get(key),
    ]);
    return note && cached && isUsable(note, version, now()) ? { ...cached, at: note.at } : null;
  },
  /** Returns the owner's answers to the matching calls that this version can read. */
  readAll: async (owner: Owner, matches: (call: string) => boolean): Promise<readonly CachedAnswer[]> => {
    const database = await open();
    if (!database) return [];
    const transaction = database.transaction(['answers', 'notes']);
    const notes = await transaction.objectStore('notes').getAll();
    const matching = notes.filter(
      (note) =>
        note.user === owner.user &&
        note.client === owner.client &&
        isUsable(note, version, now()) &&
        matches(note.call),
    );
    const answers = await Promise.all(
      matching.map(async (note) => {
        const cached = await transaction.objectStore('answers').get(keyOf(note));
        return cached ? [{ ...cached, at: note.at }] : [];
      }),
    );
    return answers.flat();
  },
  /** Writes answers. Calls `stillOwn` when the write starts, so that nothing is written after the session ends. */
  keep: async (answers: readonly CachedAnswer[], stillOwn: (owner: Owner) => boolean): Promise<void> => {
    const database = await open();
    const own = answers.filter(stillOwn);
    if (!database || own.length === 0) return;
    const transaction = database.transaction(['answers', 'notes'], 'readwrite');
    for (const { at, ...cached } of own) {
      const { answer, ...note } = cached;
      void transaction.objectStore('answers').put(cached);
      void transaction.objectStore('notes').put({ ...note, at, size: JSON.stringify(answer).length, version });
    }
    await transaction.done;
    await forgetNotes(database, (notes) => surplus(notes, version, now()));
  },
  /** Deletes answers by owner and call. Returns false if the database does not open. */
  forget: async (isGone: (owner: Owner & { readonly call: string }) => boolean): Promise<boolean> => {
    const database = await open();
    if (database) await forgetNotes(database, (notes) => notes.filter(isGone));
    return database !== null;
  },
});
export type OfflineCache = ReturnType<typeof createOfflineCache>;
