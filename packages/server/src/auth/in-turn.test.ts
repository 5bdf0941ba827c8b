import { expect, it } from 'vitest';
import { inTurn, oneOfEach } from './in-turn.ts';

it('[SE-03] work that takes turns is never more than is allowed at once, in the order it came, and what fails goes on', async () => {
  const turn = inTurn(2, 3);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (n: number) =>
    turn(async () => {
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

it('[SE-03] work of one subject runs one after the other, and that of another does not wait for it', async () => {
  const turn = oneOfEach();
  const steps: string[] = [];
  const { promise: first, reject } = Promise.withResolvers<void>();
  const work = (subject: string, name: string, until = Promise.resolve()) =>
    turn(subject, async () => {
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
