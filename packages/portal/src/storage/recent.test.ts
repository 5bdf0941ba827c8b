import type { SearchHit } from '@hireyard/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { recentOf, rememberOpened } from './recent.ts';
import { RECENT, SESSION_KEYS } from './storage-keys.ts';

const hit = (id: string): SearchHit => ({
  kind: 'contract',
  id,
  match: 'exact',
  subject: { resource: 'contract', id, name: `C-${id}` },
  title: null,
  productCode: null,
  fleetNumber: null,
  documentType: null,
  project: null,
});
const OWNER = { user: 'ada', client: 'noordzee' };
const ids = (owner = OWNER) => recentOf(owner).map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('what was opened by the search last', () => {
  it('[DOM-33] has the latest first, each once, and no more than eight', () => {
    for (const id of ['1', '2', '1']) rememberOpened(OWNER, hit(id));
    expect(ids()).toEqual(['1', '2']);
    for (let index = 3; index < 12; index += 1) rememberOpened(OWNER, hit(String(index)));
    expect(ids()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
  });

  it('[DOM-33] is of one client each', () => {
    rememberOpened(OWNER, hit('1'));
    rememberOpened({ ...OWNER, client: 'hansa' }, hit('2'));
    expect([ids(), ids({ ...OWNER, client: 'hansa' })]).toEqual([['1'], ['2']]);
  });

  it('[DOM-33] goes where another user looks, and with a logout', () => {
    rememberOpened(OWNER, hit('1'));
    expect(ids({ ...OWNER, user: 'bo' })).toEqual([]);
    expect(ids()).toEqual([]);
    expect(SESSION_KEYS).toContain(RECENT);
  });

  it('[DOM-33] is nothing where the device holds something else under its name', () => {
    for (const text of ['{', '[]', '{"user":1}', 'null']) {
      localStorage.setItem(RECENT, text);
      expect(ids()).toEqual([]);
    }
  });
});
