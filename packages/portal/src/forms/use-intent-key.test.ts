import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HttpProblem } from '../http/problem.ts';
import { useIntentKey } from './use-intent-key.ts';

const problem = (status: number): HttpProblem => ({ type: 'unknown', status, title: '', traceId: null });
const start = () => {
  let count = 0;
  return renderHook(() => useIntentKey(() => `key-${++count}`)).result.current;
};

describe('the idempotency key after a lost answer', () => {
  it.each([401, 403, 429, 503])('[HT-05] stays after a %d, which tells nothing of the first call', (status) => {
    const intent = start();
    const key = intent.keyOf('a');
    intent.end(problem(0));
    intent.end(problem(status));
    expect(intent.keyOf('a')).toBe(key);
  });

  it('[HT-05] is there for a write without input, too', () => {
    const intent = start();
    const key = intent.keyOf(undefined);
    intent.end(problem(0));
    expect(intent.keyOf(undefined)).toBe(key);
    intent.end(null);
    expect(intent.keyOf(undefined)).not.toBe(key);
  });

  it.each([404, 409, 412, 422])('[HT-05] is dropped after a %d by the write itself', (status) => {
    const intent = start();
    const key = intent.keyOf('a');
    intent.end(problem(504));
    intent.end(problem(status));
    expect(intent.keyOf('a')).not.toBe(key);
  });
});
