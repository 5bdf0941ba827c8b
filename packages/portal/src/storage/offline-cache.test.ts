import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOfflineCache, surplus } from './offline-cache.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const anna = { user: 'anna', client: 'acme' };
const ben = { user: 'ben', client: 'acme' };
const answers = (version = '1', now = NOW) => createOfflineCache({ version, now: () => now });
const one = (call: string, at = NOW) => ({ ...anna, call, answer: { items: [call] }, at });
const always = () => true;

beforeEach(() => answers().forget(always));

describe('answers on the device', () => {
  it('[SW-03] are read by their own user within their own client alone, with the moment they are of', async () => {
    await answers().keep([one('list', NOW - 5)], always);
    expect(await answers().read(anna, 'list')).toEqual(one('list', NOW - 5));
    expect(await answers().read(ben, 'list')).toBeNull();
    expect(await answers().read({ user: 'anna', client: 'bolt' }, 'list')).toBeNull();
    expect(await answers().read(anna, 'another')).toBeNull();
  });

  it('[SW-03] are not read by another version, and not after a week', async () => {
    await answers().keep([one('list')], always);
    expect(await answers('2').read(anna, 'list')).toBeNull();
    expect(await answers('1', NOW + 8 * DAY).read(anna, 'list')).toBeNull();
  });

  it('[SW-03] are not read when a clock that was ahead has kept them, and go with the next', async () => {
    await answers('1', NOW + DAY).keep([one('list', NOW + DAY)], always);
    expect(await answers().read(anna, 'list')).toBeNull();
    await answers().keep([one('other')], always);
    expect(await answers('1', NOW + DAY).read(anna, 'list')).toBeNull();
  });

  it('[SW-06] are not said to be forgotten where the database does not open', async () => {
    expect(await answers().forget(always)).toBe(true);
    expect(await createOfflineCache({ version: '1', open: async () => null }).forget(always)).toBe(false);
  });

  it('[SW-06] are not written for a session that has ended meanwhile', async () => {
    await answers().keep([one('list'), { ...one('list'), ...ben }], ({ user }) => user === 'ben');
    expect(await answers().read(anna, 'list')).toBeNull();
    expect(await answers().read(ben, 'list')).not.toBeNull();
  });

  it('[SW-06] are forgotten by whose they are', async () => {
    await answers().keep([one('list'), { ...one('list'), ...ben }], always);
    await answers().forget(({ user }) => user !== 'ben');
    expect(await answers().read(anna, 'list')).toBeNull();
    expect(await answers().read(ben, 'list')).not.toBeNull();
  });

  it('[SW-03] give way to newer ones beyond two hundred', async () => {
    const many = Array.from({ length: 205 }, (_, index) => one(`list ${index}`, NOW - 205 + index));
    await answers().keep(many, always);
    const answersRead = await Promise.all(many.map(({ call }) => answers().read(anna, call)));
    expect(answersRead.map((answer) => answer !== null)).toEqual([...Array(5).fill(false), ...Array(200).fill(true)]);
  });
});

it('[SW-03] what stays is within the limits, and what goes is never newer than what stays', () => {
  const note = fc.record({ at: fc.integer({ min: NOW - 10 * DAY, max: NOW }), size: fc.integer({ min: 0, max: 3e6 }) });
  fc.assert(
    fc.property(fc.array(note, { maxLength: 300 }), (list) => {
      const notes = list.map((each, index) => ({ ...anna, call: `${index}`, version: '1', ...each }));
      const gone = new Set(surplus(notes, '1', NOW));
      const stay = notes.filter((each) => !gone.has(each));
      expect(stay.length).toBeLessThanOrEqual(200);
      expect(stay.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
      const oldest = Math.min(...stay.map(({ at }) => at));
      const tooOld = NOW - 7 * DAY;
      expect([...gone].filter(({ at, size }) => at >= tooOld && at > oldest && size === 0)).toEqual([]);
    }),
  );
});
