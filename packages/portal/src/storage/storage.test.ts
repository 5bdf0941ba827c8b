import { beforeEach, expect, it } from 'vitest';
import { createStorage, type PortalStorage } from './storage.ts';

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
const full = (): Storage =>
  Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    clear: () => localStorage.clear(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

const lifeOf = (storage: PortalStorage) => {
  const seen = [storage.getItem('opCo')];
  storage.setItem('opCo', 'NL');
  storage.setItem('opCo', 'DE');
  seen.push(storage.getItem('opCo'));
  storage.removeItem('opCo');
  seen.push(storage.getItem('opCo'));
  storage.setItem('opCo', 'PL');
  storage.clear();
  seen.push(storage.getItem('opCo'));
  return seen;
};

beforeEach(() => localStorage.clear());

it.each([
  ['works', () => localStorage],
  ['is blocked', blocked],
  ['is full', full],
])('[ST-03] a storage that %s keeps what this page puts into it', (_, open) => {
  expect(lifeOf(createStorage(open))).toEqual([null, 'DE', null, null]);
});

it('[ST-03] what the browser takes is left to it alone', () => {
  const storage = createStorage(() => localStorage);
  storage.setItem('opCo', 'NL');
  expect({ ...localStorage }).toEqual({ opCo: 'NL' });
  localStorage.setItem('opCo', 'DE');
  expect(storage.getItem('opCo')).toBe('DE');
});

it('[ST-03] what a full storage held before is read until it is replaced, and taken away with what replaced it', () => {
  localStorage.setItem('opCo', 'NL');
  const storage = createStorage(full);
  expect(storage.getItem('opCo')).toBe('NL');
  storage.setItem('opCo', 'DE');
  expect(storage.getItem('opCo')).toBe('DE');
  storage.removeItem('opCo');
  expect(storage.getItem('opCo')).toBeNull();
});
