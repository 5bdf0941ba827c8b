import { expect, it } from 'vitest';
import { tooManyRequests, unavailable } from './http/problem.ts';
import { semaphore, semaphorePerKey } from './semaphore.ts';

it('[SE-03] work runs within the limit, in the order in which it came, and a failure gives its place on', async () => {
  const { run } = semaphore({ limit: 2, queue: 3, refusal: unavailable });
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (n: number) =>
    run(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (n === 1) throw new Error('failed');
      done.push(n);
    });
  const answers = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(answers.slice(5)).toMatchObject([{ reason: { type: 'unavailable' } }, { reason: { type: 'unavailable' } }]);
  expect(most).toBe(2);
  expect(done).toEqual([0, 2, 3, 4]);
  await work(7);
  expect(done.at(-1)).toBe(7);
});

it('[SE-03] a key has places of its own, and a place that is released twice counts once', async () => {
  const places = semaphorePerKey({ limit: 2, refusal: () => tooManyRequests(5) });
  const first = await places.acquire('a');
  await places.acquire('a');
  await expect(places.acquire('a')).rejects.toMatchObject({ type: 'too-many-requests' });
  await places.acquire('b');
  first();
  first();
  await places.acquire('a');
  await expect(places.run('a', async () => 1)).rejects.toMatchObject({ type: 'too-many-requests' });
  expect(await places.run('b', async () => 1)).toBe(1);
});

it('[SE-03] work of one key runs one after the other, and that of another does not wait for it', async () => {
  const { run } = semaphorePerKey({ limit: 1, queue: Number.POSITIVE_INFINITY, refusal: unavailable });
  const steps: string[] = [];
  const { promise: first, reject } = Promise.withResolvers<void>();
  const work = (key: string, name: string, until = Promise.resolve()) =>
    run(key, async () => {
      steps.push(`${name} begins`);
      await until;
      steps.push(`${name} ends`);
    });
  const failing = work('a', 'first', first);
  const second = work('a', 'second');
  await work('b', 'other');
  expect(steps).toEqual(['first begins', 'other begins', 'other ends']);
  reject(new Error('failed'));
  await expect(failing).rejects.toThrow('failed');
  await second;
  expect(steps.slice(3)).toEqual(['second begins', 'second ends']);
});
