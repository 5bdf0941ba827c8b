import type { Figures } from './figures.ts';
import { largeClient, type Product } from './product.ts';

const USERS = 50;
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** 50 users of the large client page through the list of machines, with and without a second between pages. */
export async function measureUsers({ url, memory }: Product): Promise<Figures> {
  const { headers } = await largeClient(url);
  const before = memory();
  const load = async (pause: number, seconds: number) => {
    const times: number[] = [];
    let refused = 0;
    const until = Date.now() + seconds * 1_000;
    const turnPages = async () => {
      while (Date.now() < until) {
        const begun = performance.now();
        const page = Math.floor(Math.random() * 90);
        const answer = await fetch(`${url}/api/overview/contract-lines?size=25&page=${page}`, { headers });
        await answer.arrayBuffer();
        if (answer.ok) times.push(performance.now() - begun);
        else refused += 1;
        await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      }
    };
    await Promise.all(Array.from({ length: USERS }, turnPages));
    if (refused > 0) console.error(`  ${refused} calls were refused: no figure of these users counts.`);
    return { each: times.length / seconds, sorted: times.toSorted((one, other) => one - other) };
  };
  const patient = await load(1_000, 10);
  const hurried = await load(0, Number(process.env.SECONDS ?? 20));
  return {
    '95 % within, a second between (ms)': at(patient.sorted, 0.95),
    'lists a second, nobody waits': hurried.each,
    '95 % within, nobody waits (ms)': at(hurried.sorted, 0.95),
    'memory after, of that before': memory() / before,
  };
}
