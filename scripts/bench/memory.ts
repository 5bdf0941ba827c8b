import type { Figures } from './figures.ts';
import { largeClient, type Product } from './product.ts';

const MINUTES = Number(process.env.MINUTES ?? 60);
const USERS = 5;
const SAMPLES = 60;
const PATHS = [
  'overview/contract-lines?size=25',
  'overview/contracts?size=25',
  'overview/planning',
  'overview/documents?size=25',
  'overview/kpis',
];
/** Below the 15 minutes of an access token's life. */
const RENEW_AFTER = 10 * 60_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Measures the server's memory while a few users read for an hour (or `MINUTES`), with half a second between calls.
 * Ignores the first sixth, because caches fill and the heap grows to its working size.
 */
export async function measureMemory({ url, memory }: Product): Promise<Figures> {
  let { headers } = await largeClient(url);
  const until = Date.now() + MINUTES * 60_000;
  const refused: number[] = [];
  let calls = 0;
  const read = async () => {
    for (let at = 0; Date.now() < until; at += 1) {
      const answer = await fetch(`${url}/api/${PATHS[at % PATHS.length]}`, { headers });
      await answer.arrayBuffer();
      if (answer.ok) calls += 1;
      else refused.push(answer.status);
      await wait(500);
    }
  };
  const users = Promise.all(Array.from({ length: USERS }, read));
  const samples: number[] = [];
  let renewedAt = Date.now();
  while (Date.now() < until) {
    await wait((MINUTES * 60_000) / SAMPLES);
    if (Date.now() - renewedAt > RENEW_AFTER) {
      headers = (await largeClient(url)).headers;
      renewedAt = Date.now();
    }
    samples.push(memory() / 1_024);
  }
  await users;
  if (refused.length > 0)
    console.error(`  ${refused.length} calls were refused (${[...new Set(refused)].join(', ')}).`);
  const settled = samples.slice(samples.length / 6);
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    minutes: MINUTES,
    'calls answered': calls,
    'memory at the end (MB)': settled.at(-1) ?? Number.NaN,
    'growth after settling (MB a minute)': slope(settled) / (MINUTES / SAMPLES),
    'last third, of the first third after settling': mean(thirds(settled).last) / mean(thirds(settled).first),
  };
}

/** Slope of the values per step, by least squares. */
const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (at - middle) * value, 0) / spread;
};

const thirds = (values: readonly number[]) => {
  const third = Math.ceil(values.length / 3);
  return { first: values.slice(0, third), last: values.slice(-third) };
};
