import { map, NEVER, of, startWith, switchMap, throwError, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { epicTest } from '../testing/epic-test.ts';
import type { Epic } from './epic.ts';
import { rootEpic } from './root.ts';

describe('the supervisor of an epic', () => {
  it('restarts it after growing delays, reports each failure and leaves the others alone', () => {
    const starts: number[] = [];
    const failing: Epic = (_, __, { scheduler }) => {
      starts.push(scheduler.now());
      return timer(10).pipe(switchMap(() => throwError(() => new Error('broken'))));
    };
    const ticking: Epic = () => timer(0, 5_000).pipe(map(() => ({ type: 'tick' })));
    const { run, deps, seen } = epicTest();
    run(rootEpic([failing, ticking]), 16_000);
    expect(starts).toEqual([0, 1_010, 3_020, 7_030, 15_040]);
    expect(deps.report).toHaveBeenCalledTimes(5);
    expect(seen.dispatched).toEqual(['0 tick', '5000 tick', '10000 tick', '15000 tick']);
  });

  it('also survives an epic that throws before it begins', () => {
    let begun = false;
    const throwing: Epic = () => {
      if (begun) return NEVER.pipe(startWith({ type: 'begun' }));
      begun = true;
      throw new Error('at once');
    };
    const { run, seen } = epicTest();
    run(rootEpic([throwing, () => of({ type: 'other' })]), 2_000);
    expect(seen.dispatched).toEqual(['0 other', '1000 begun']);
  });
});
