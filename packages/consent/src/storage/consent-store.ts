import type { Consents } from '../types.ts';
import { receiptsName } from './names.ts';
import { parseConsents, parseMoment } from './parse.ts';

const DAY = 86_400_000;

/** The store that klaro's consent manager is given, and what it hides: the plain map, its age, storage that fails. */
export interface ConsentStore {
  /** Encoded as klaro expects it; null when there is no choice that counts. */
  get(): string | null;
  set(encoded: string): void;
  delete(): void;
  read(): Consents | null;
  /** Stores one service as accepted beside what counts already, which ages on as it did (CC-07). */
  add(service: string): void;
  /** Another tab's choice, for this page, where storage could not take it; null: what storage holds counts again. */
  keep(consents: Consents | null): void;
  /** False while the choice is kept for this page alone, storage being blocked or full. */
  readonly lasting: boolean;
}

export interface ConsentStoreOptions {
  name: string;
  days: number;
  /** May throw: a browser that blocks storage throws on the mere look at it. */
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
      // Local storage has no expiry of its own: from now on this consent ages too (CC-07).
      attempt(() => store.setItem(momentName, instant()), undefined);
      return consents;
    }
    const age = now() - parseMoment(moment);
    // A moment that cannot be read, or lies in the future by more than a clock may be wrong, proves nothing.
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
