import type { Consents } from '../types.ts';
import { receiptsName } from './names.ts';
import { parseConsents, parseMoment } from './parse.ts';

const DAY = 86_400_000;

/** The store for klaro's consent manager. It deals with encoding, expiry and storage that fails. */
export interface ConsentStore {
  /** Encoded as klaro expects it; null if there is no valid choice. */
  get(): string | null;
  set(encoded: string): void;
  delete(): void;
  read(): Consents | null;
  /** Stores one service as accepted in addition to the stored choice, whose age does not change. */
  add(service: string): void;
  /** Uses another tab's choice that could not be stored; null: the stored choice applies again. */
  keep(consents: Consents | null): void;
  /** False while the choice applies to this page only, because storage is blocked or full. */
  readonly lasting: boolean;
}

export interface ConsentStoreOptions {
  name: string;
  days: number;
  /** May throw: browsers that block storage throw on access. */
  storage: () => Storage;
  now: () => number;
}

export function createConsentStore({ name, days, storage, now }: ConsentStoreOptions): ConsentStore {
  const momentName = `${name}ConfirmedAt`;
  let kept: Consents | null | undefined;

  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const instant = () => new Date(now()).toISOString();
  const put = (text: string, moment: string): boolean =>
    attempt((store) => {
      store.setItem(momentName, moment);
      store.setItem(name, text);
      return true;
    }, false);
  const remove = (...names: string[]): boolean =>
    attempt((store) => {
      for (const each of [name, momentName, ...names]) store.removeItem(each);
      return true;
    }, false);

  const readStored = (store: Storage): Consents | null => {
    const consents = parseConsents(store.getItem(name));
    if (!consents) return null;
    const moment = store.getItem(momentName);
    if (moment === null) {
      // Local storage has no expiry: from now on this choice ages too (CC-07).
      attempt(() => store.setItem(momentName, instant()), undefined);
      return consents;
    }
    const age = now() - parseMoment(moment);
    // A time that cannot be parsed, or is more than a day in the future, proves nothing.
    return age < days * DAY && age > -DAY ? consents : null;
  };

  const read = (): Consents | null => (kept === undefined ? attempt(readStored, null) : kept);
  const write = (consents: Consents, moment: string): void => {
    const text = JSON.stringify(consents);
    kept = undefined;
    if (put(text, moment)) return;
    // An older choice must not outlive this one: it may be the acceptance that is being withdrawn.
    remove();
    if (!put(text, moment)) {
      remove();
      kept = { ...consents };
    }
  };

  return {
    read,
    add: (service) => {
      const before = read();
      const moment = before && attempt((store) => store.getItem(momentName), null);
      write({ ...before, [service]: true }, moment ?? instant());
    },
    get: () => {
      const consents = read();
      return consents && encodeURIComponent(JSON.stringify(consents));
    },
    set: (encoded) => write(JSON.parse(decodeURIComponent(encoded)) as Consents, instant()),
    delete: () => {
      kept = remove(receiptsName(name)) ? undefined : null;
    },
    keep: (consents) => {
      kept = consents ?? undefined;
    },
    get lasting() {
      return kept === undefined;
    },
  };
}
