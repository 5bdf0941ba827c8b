import { unwrap } from 'idb';
import { type DeviceDatabase, type Draft, deviceDatabase, type Owner } from './device-database.ts';
import { type DraftName, hintOf, readHints, writeHints } from './draft-hints.ts';

const LONGEST_MS = 7 * 86_400_000;

/** Also true for a draft dated more than a week ahead by a wrong clock. */
const isOutdated = ({ at }: Draft, now: number): boolean => Math.abs(now - at) > LONGEST_MS;

interface DraftsDeps {
  readonly open?: () => Promise<DeviceDatabase | null>;
  readonly now?: () => number;
}

const keyOf = ({ user, client, form }: DraftName): [string, string, string] => [user, client, form];

/** Stores unsaved changes by user, client and form (SW-02), for 7 days or until logout. */
export const createDrafts = ({ open = deviceDatabase, now = Date.now }: DraftsDeps = {}) => {
  let database: DeviceDatabase | null = null;

  /** Opens the database, so that later writes are synchronous. Resolves with false if the browser forbids it. */
  const ready = async (): Promise<boolean> => {
    try {
      database = await open();
      // Local storage was cleared, so the hints are rebuilt.
      if (database && readHints() === null) writeHints((await database.getAllKeys('drafts')).map(hintOf));
    } catch {
      database = null;
    }
    return database !== null;
  };

  /**
   * Writes without the promise wrapper and commits at once, because an unloading page runs nothing later. Returns false
   * if the write could not start.
   */
  const write = (work: (store: IDBObjectStore) => void, onDone?: (isDone: boolean) => void): boolean => {
    if (!database) return false;
    try {
      const transaction = unwrap(database).transaction('drafts', 'readwrite');
      transaction.addEventListener('complete', () => onDone?.(true));
      transaction.addEventListener('abort', () => onDone?.(false));
      work(transaction.objectStore('drafts'));
      transaction.commit();
      return true;
    } catch {
      // Another tab's upgrade has closed the database. Opens it again for the next write.
      database = null;
      void ready();
      return false;
    }
  };

  const hint = (name: DraftName, isThere: boolean) => {
    const others = (readHints() ?? []).filter((each) => each !== hintOf(keyOf(name)));
    writeHints(isThere ? [...others, hintOf(keyOf(name))] : others);
  };

  return {
    ready,
    now,
    read: async (name: DraftName): Promise<Draft | null> => {
      if (!(await ready())) return null;
      const draft = await database?.get('drafts', keyOf(name));
      return draft && !isOutdated(draft, now()) ? draft : null;
    },
    keep: (draft: Draft, onDone?: (isDone: boolean) => void): boolean => {
      const hasBegun = write((store) => store.put(draft), onDone);
      if (hasBegun) hint(draft, true);
      return hasBegun;
    },
    drop: (name: DraftName): void => {
      if (write((store) => store.delete(keyOf(name)))) hint(name, false);
    },
    /** Deletes expired drafts, and drafts whose owner matches `isGone`. Resolves with false without a database. */
    forget: async (isGone: (owner: Owner) => boolean): Promise<boolean> => {
      if (!(await ready()) || !database) return false;
      const transaction = database.transaction('drafts', 'readwrite');
      const all = await transaction.store.getAll();
      const gone = all.filter((draft) => isOutdated(draft, now()) || isGone(draft));
      for (const draft of gone) void transaction.store.delete(keyOf(draft));
      await transaction.done;
      for (const draft of gone) hint(draft, false);
      return true;
    },
  };
};
export type Drafts = ReturnType<typeof createDrafts>;

/** The drafts on this device. */
export const drafts = createDrafts();
