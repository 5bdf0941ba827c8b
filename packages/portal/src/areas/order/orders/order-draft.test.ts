import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, keyOfDraft, readDraft } from './order-draft.ts';
import { emptyValues } from './order-values.ts';

const ANNA = { userId: 'anna', clientUuid: 'noordzee' };
const ELSEWHERE = { ...ANNA, clientUuid: 'hansa' };
beforeEach(() => localStorage.clear());

it('[RT-03] a draft is kept as typed, for its user and client alone', () => {
  keepDraft(ANNA, { ...emptyValues(), poNumber: '4500041' });
  expect(readDraft(ANNA)).toEqual({ ...emptyValues(), poNumber: '4500041' });
  expect(readDraft(ELSEWHERE)).toBeNull();
  keepDraft(ELSEWHERE, emptyValues());
  dropDraft(ANNA);
  expect(readDraft(ANNA)).toBeNull();
  expect(readDraft(ELSEWHERE)).toEqual(emptyValues());
  localStorage.setItem('orderDrafts', 'no JSON');
  expect(readDraft(ELSEWHERE)).toBeNull();
});

it('[HT-05] what is sent again is the same intent, also after a reload, until the draft is dropped', () => {
  const key = keyOfDraft(ANNA, 'two lifts');
  expect(keyOfDraft(ANNA, 'two lifts')).toBe(key);
  keepDraft(ANNA, emptyValues());
  expect(keyOfDraft(ANNA, 'two lifts')).toBe(key);
  expect(keyOfDraft(ELSEWHERE, 'two lifts')).not.toBe(key);
  const other = keyOfDraft(ANNA, 'three lifts');
  expect(other).not.toBe(key);
  dropDraft(ANNA);
  expect(keyOfDraft(ANNA, 'three lifts')).not.toBe(other);
});
