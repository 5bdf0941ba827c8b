import { beforeEach, describe, expect, it } from 'vitest';
import { createConsentStore } from './consent-store.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const open = (storage: () => Storage = () => localStorage) =>
  createConsentStore({ name: 'klaro', days: 60, storage, now: () => NOW });
const encoded = (consents: object) => encodeURIComponent(JSON.stringify(consents));
const agedBy = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

/** A storage with a quota in characters, as a browser's has. */
const fullFrom = (limit: number): Storage => {
  const full = Object.create(localStorage) as Storage;
  full.getItem = (name) => localStorage.getItem(name);
  full.removeItem = (name) => localStorage.removeItem(name);
  full.setItem = (name, value) => {
    if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
    localStorage.setItem(name, value);
  };
  return full;
};
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('the store', () => {
  beforeEach(() => localStorage.clear());

  it('[CC-06] writes plain JSON under klaro, and klaroConfirmedAt beside it', () => {
    open().set(encoded({ gtm: true, 'gtm pers': false }));
    expect(localStorage.getItem('klaro')).toBe('{"gtm":true,"gtm pers":false}');
    expect(localStorage.getItem('klaroConfirmedAt')).toBe('2026-11-20T09:00:00.000Z');
  });

  it('[CC-07] keeps a choice for 60 days and not a minute longer', () => {
    localStorage.setItem('klaro', '{"gtm":true}');
    for (const [age, counts] of [
      [0, true],
      [59 * DAY + 23 * HOUR, true],
      [60 * DAY, false],
      [60 * DAY + MINUTE, false],
    ] as const) {
      localStorage.setItem('klaroConfirmedAt', agedBy(age));
      expect(open().read(), `${age / HOUR} h`).toEqual(counts ? { gtm: true } : null);
    }
  });

  it('[CC-07] takes a map without a moment as given now, and lets it age from now on', () => {
    localStorage.setItem('klaro', '{"gtm":true}');
    expect(open().read()).toEqual({ gtm: true });
    expect(localStorage.getItem('klaroConfirmedAt')).toBe(agedBy(0));
  });

  it.each(['soon', '', agedBy(-2 * DAY)])('[CC-07] does not trust the moment %j', (moment) => {
    localStorage.setItem('klaro', '{"gtm":true}');
    localStorage.setItem('klaroConfirmedAt', moment);
    expect(open().read()).toBeNull();
  });

  it('[CC-07] [CC-10] adds one service to a choice that ages on, and to one that is too old only that service', () => {
    for (const [age, consents, moment] of [
      [DAY, { gtm: true, clarity: false, maps: true }, agedBy(DAY)],
      [61 * DAY, { maps: true }, agedBy(0)],
    ] as const) {
      localStorage.setItem('klaro', '{"gtm":true,"clarity":false}');
      localStorage.setItem('klaroConfirmedAt', agedBy(age));
      open().add('maps');
      expect(JSON.parse(localStorage.getItem('klaro') ?? '')).toEqual(consents);
      expect(localStorage.getItem('klaroConfirmedAt')).toBe(moment);
    }
  });

  it('[CC-06] keeps the choice for this page where storage is blocked', () => {
    const store = open(blocked);
    expect(store.read()).toBeNull();
    store.set(encoded({ gtm: true }));
    expect(store.read()).toEqual({ gtm: true });
    expect(store.lasting).toBe(false);
    store.delete();
    expect(store.read()).toBeNull();
    expect(open(blocked).read()).toBeNull();
  });

  it('[CC-06] keeps the choice for this page where storage is full, and no older one outlives it', () => {
    localStorage.setItem('klaro', '{"clarity":true}');
    localStorage.setItem('klaroConfirmedAt', agedBy(DAY));
    const store = open(() => fullFrom(5));
    store.set(encoded({ clarity: false }));
    expect(store.read()).toEqual({ clarity: false });
    expect(store.lasting).toBe(false);
    expect(localStorage.getItem('klaro')).toBeNull();
    expect(open().read()).toBeNull();
  });

  it('[CC-10] reset clears what is stored, receipts included', () => {
    const store = open();
    store.set(encoded({ gtm: true }));
    localStorage.setItem('klaroReceipts', '[]');
    localStorage.setItem('opCo', 'NL');
    store.delete();
    expect({ ...localStorage }).toEqual({ opCo: 'NL' });
  });
});
