import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Runs a task of eleven seconds with a step each second, and returns the output. */
function play(isTTY: boolean): string[] {
  const output: string[] = [];
  const { progress, end } = showProgress('Making demo data', { isTTY, write: (text) => output.push(text) });
  for (let second = 0; second <= 11; second += 1) {
    progress(`step ${second}`);
    vi.advanceTimersByTime(1_000);
  }
  end();
  return output;
}

describe('[OP-12] the progress of a long start', () => {
  it('is a plain line every five seconds where the output is no terminal', () => {
    expect(play(false)).toEqual(['Making demo data: step 5\n', 'Making demo data: step 10\n']);
  });

  it('is one line in a terminal, overwritten and cleared at the end', () => {
    const output = play(true);
    expect(output).toHaveLength(12);
    expect(output.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
    expect(output[0]).toBe('\r\u001b[KMaking demo data: step 1');
    expect(output.at(-1)).toBe('\r\u001b[K');
  });

  it('writes nothing for a task that ends at once', () => {
    const write = vi.fn();
    const { progress, end } = showProgress('Making demo data', { isTTY: true, write });
    progress('clients');
    end();
    expect(write).not.toHaveBeenCalled();
  });
});
