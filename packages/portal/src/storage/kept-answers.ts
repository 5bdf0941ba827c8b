import { type DeviceDatabase, deviceDatabase, isFromTheFuture, type KeptNote, type Owner } from './device-database.ts';

/** The limits of what is kept on a device. */
const MOST_ANSWERS = 200;
const MOST_CHARACTERS = 10_000_000;
const LONGEST_MS = 7 * 86_400_000;
/** Whether this version may show it: of its own form, not too old, and of an age that is known. */
const stands = (note: KeptNote, version: string, now: number): boolean =>
  note.version === version && note.at >= now - LONGEST_MS && !isFromTheFuture(note.at, now);

/** An answer to keep, or one that was kept. */
export interface Kept extends Owner {
  readonly call: string;
  readonly answer: unknown;
  readonly at: number;
}

const keyOf = ({ user, client, call }: Owner & { readonly call: string }): [string, string, string] => [
  user,
  client,
  call,
];

/** What goes: what is too old or of another version, and then the oldest until the rest is within the limits. */
export const surplus = (notes: readonly KeptNote[], version: string, now: number): readonly KeptNote[] => {
  let count = 0;
  let characters = 0;
  return notes
    .toSorted((a, b) => b.at - a.at)
    .filter((note) => {
      if (!stands(note, version, now)) return true;
      count += 1;
      characters += note.size;
      return count > MOST_ANSWERS || characters > MOST_CHARACTERS;
    });
};

const forgetNotes = async (database: DeviceDatabase, choose: (notes: readonly KeptNote[]) => readonly KeptNote[]) => {
  const transaction = database.transaction(['answers', 'notes'], 'readwrite');
  const gone = choose(await transaction.objectStore('notes').getAll());
  for (const note of gone) {
    void transaction.objectStore('answers').delete(keyOf(note));
    void transaction.objectStore('notes').delete(keyOf(note));
  }
  await transaction.done;
};

interface KeptAnswersDeps {
  readonly open?: () => Promise<DeviceDatabase | null>;
  readonly version: string;
  readonly now?: () => number;
}

/**
 * The API's answers on this device, by user and client (SW-03): at most 200, 10 million characters and 7 days. Not
 * encrypted, since the token lies beside them; what protects them is that logout wipes them.
 */
export const createKeptAnswers = ({ open = deviceDatabase, version, now = Date.now }: KeptAnswersDeps) => ({
  /** Null where there is none, or none that this version can read. */
  read: async (owner: Owner, call: string): Promise<Kept | null> => {
    const database = await open();
    if (!database) return null;
    const key = keyOf({ ...owner, call });
    const transaction = database.transaction(['answers', 'notes']);
    const [note, kept] = await Promise.all([
      transaction.objectStore('notes').get(key),
      transaction.objectStore('answers').get(key),
    ]);
    return note && kept && stands(note, version, now()) ? { ...kept, at: note.at } : null;
  },
  /** All that are kept of an owner and that this version can read, of the calls that are wanted. */
  readAll: async (owner: Owner, isWanted: (call: string) => boolean): Promise<readonly Kept[]> => {
    const database = await open();
    if (!database) return [];
    const transaction = database.transaction(['answers', 'notes']);
    const notes = await transaction.objectStore('notes').getAll();
    const wanted = notes.filter(
      (note) =>
        note.user === owner.user && note.client === owner.client && stands(note, version, now()) && isWanted(note.call),
    );
    const found = await Promise.all(
      wanted.map(async (note) => {
        const kept = await transaction.objectStore('answers').get(keyOf(note));
        return kept ? [{ ...kept, at: note.at }] : [];
      }),
    );
    return found.flat();
  },
  /** `stillOwn` is asked when the writing begins: a session that has ended meanwhile leaves nothing. */
  keep: async (answers: readonly Kept[], stillOwn: (owner: Owner) => boolean): Promise<void> => {
    const database = await open();
    const own = answers.filter(stillOwn);
    if (!database || own.length === 0) return;
    const transaction = database.transaction(['answers', 'notes'], 'readwrite');
    for (const { at, ...kept } of own) {
      const { answer, ...note } = kept;
      void transaction.objectStore('answers').put(kept);
      void transaction.objectStore('notes').put({ ...note, at, size: JSON.stringify(answer).length, version });
    }
    await transaction.done;
    await forgetNotes(database, (notes) => surplus(notes, version, now()));
  },
  /** Deletes answers by whose they are, and of which call; false where the database does not open. */
  forget: async (isGone: (owner: Owner & { readonly call: string }) => boolean): Promise<boolean> => {
    const database = await open();
    if (database) await forgetNotes(database, (notes) => notes.filter(isGone));
    return database !== null;
  },
});
export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
