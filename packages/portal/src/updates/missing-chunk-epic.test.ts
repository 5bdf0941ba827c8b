import { type Observable, of, Subject, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { epicTest } from '../testing/epic-test.ts';
import { createMissingChunkEpic } from './missing-chunk-epic.ts';

const setUp = (servedBuild: () => Observable<string | null>) => {
  const test = epicTest();
  const failures = new Subject<void>();
  const page = { mayLeave: true };
  const epic = createMissingChunkEpic({ failures, servedBuild, pageBuild: 'A', mayLeave: () => page.mayLeave });
  return { ...test, epic, failures, page };
};

it('[SW-02] a part that is gone with its version loads the page anew, once for several', () => {
  const { epic, run, failures, deps } = setUp(() => of('B'));
  run(epic, 10_000, { 100: () => failures.next(), 200: () => failures.next() });
  expect(deps.reload).toHaveBeenCalledOnce();
});

it.each([
  ['has the same version', of('A')],
  ['cannot be told', of(null)],
  ['does not answer', throwError(() => new TypeError('offline'))],
])('[SW-02] the page stays where the server %s', (_, served) => {
  const { epic, run, failures, deps } = setUp(() => served);
  run(epic, 10_000, { 100: () => failures.next() });
  expect(deps.reload).not.toHaveBeenCalled();
});

it('[SW-02] a page that objects to being left is loaded anew once it does not', () => {
  const { epic, run, failures, deps, page } = setUp(() => of('B'));
  page.mayLeave = false;
  run(epic, 60_000, {
    100: () => failures.next(),
    30000: () => {
      expect(deps.reload).not.toHaveBeenCalled();
      page.mayLeave = true;
    },
  });
  expect(deps.reload).toHaveBeenCalledOnce();
});
