import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceDatabase } from './device-database.ts';
import { storageOfView } from './storage.ts';
import { dropView, holdView, takeLeftView, type ViewAs, viewOfTab } from './view-as.ts';

const VIEW: ViewAs = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000b001',
  token: 'secret.view.token',
  endsAt: 1_800_000,
  person: 'Dirk de Wit',
  user: 'Petra Planner',
  client: { uuid: 'uuid-1', name: 'Acme' },
  opCo: 'NL',
  back: '/desk/clients/uuid-1',
};
const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a view as a user', () => {
  it('[DK-15] is held by its tab alone, and shown by the portal, not by the desk', () => {
    expect(holdView(VIEW)).toBe(true);
    expect(viewOfTab('/order/contracts')).toEqual(VIEW);
    expect(viewOfTab('/desk/clients')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['by its end', () => dropView(VIEW)],
    ['by another way to the desk', () => undefined],
  ])('[DK-15] leaves nothing in the tab but its id, once, where it was left %s', (_, leave) => {
    holdView(VIEW);
    leave();
    expect(takeLeftView()).toBe(VIEW.id);
    expect(kept()).toBe('[{},{}]');
    expect(takeLeftView()).toBeNull();
  });

  it('[DK-15] drops its token with its end, before the desk opens', () => {
    holdView(VIEW);
    dropView(VIEW);
    expect(viewOfTab('/')).toBeNull();
    expect(kept()).not.toContain(VIEW.token);
  });

  it('[DK-15] is not held where the browser forbids it, so that the portal is not opened without it', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(holdView(VIEW, blocked)).toBe(false);
    expect(viewOfTab('/', blocked)).toBeNull();
    expect(takeLeftView(blocked)).toBeNull();
  });

  it('[DK-15] neither reads nor writes what the device keeps of others', () => {
    localStorage.setItem('accessToken', 'of the person at the desk');
    localStorage.setItem('recent', 'of somebody else');
    const before = kept();
    const storage = storageOfView(VIEW);
    expect(storage.getItem('accessToken')).toBe(VIEW.token);
    expect(storage.getItem('corporateClientUuid')).toBe('uuid-1');
    expect(storage.getItem('recent')).toBeNull();
    storage.setItem('recent', '[]');
    storage.removeItem('accessToken');
    storage.clear();
    expect(kept()).toBe(before);
  });

  it('[DK-15] has no database: no offline copy, no drafts, no queued writes', async () => {
    const open = vi.fn();
    vi.stubGlobal('indexedDB', { open });
    expect(await deviceDatabase(true)).toBeNull();
    expect(open).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

it('[DK-15] there is no view where there is no page, as in the build that prerenders the entrance', () => {
  vi.stubGlobal('location', undefined);
  expect(viewOfTab()).toBeNull();
  vi.unstubAllGlobals();
});
