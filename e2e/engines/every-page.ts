import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Driver } from './driver.ts';
import type { Recorder } from './recorder.ts';
import { until } from './visitor.ts';

interface PageTable {
  readonly VISITOR_PAGES: readonly { readonly path: string }[];
  readonly PAGES: readonly { readonly path: string }[];
}

/** Loads the portal's own table of pages. */
export async function pageTable() {
  const file = fileURLToPath(new URL('../../packages/portal/src/router/page-table.ts', import.meta.url));
  const { module } = await runnerImport<PageTable>(file, { logLevel: 'error' });
  const pathsOf = (pages: PageTable['PAGES']) => pages.map(({ path }) => path);
  return { forVisitors: pathsOf(module.VISITOR_PAGES), forUsers: pathsOf(module.PAGES) };
}

/** Pages that lead a user with all rights on. */
const LEADS_TO: Readonly<Record<string, string>> = { '/auth/no-rights': '/order/contracts' };

/** What a page shows. Runs in the page. */
const SHOWN = `(() => {
  const textsOf = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return {
    path: location.pathname,
    headings: textsOf('h1'),
    loading: textsOf('main [aria-busy=true], main .HyLoader-root').length,
    faults: textsOf('[data-status=error], [data-status=noAccess]'),
  };
})()`;

interface Shown {
  readonly path: string;
  readonly headings: readonly string[];
  readonly loading: number;
  readonly faults: readonly string[];
}

/** Opens pages by their address. `addresses` has the addresses of pages that no list leads to, by path. */
export function pagesOf(driver: Driver, recorder: Recorder, addresses: Readonly<Record<string, string>> = {}) {
  /** Opens a page and returns what it shows once it waits for nothing. */
  const open = async (path: string): Promise<Shown> => {
    await driver.open(recorder.origin + path);
    let quietSince = Date.now();
    return until(`${path} in ${driver.browser}`, async () => {
      const shown = (await driver.evaluate(SHOWN)) as Shown;
      if (recorder.pending() > 0 || shown.loading > 0 || shown.headings.length === 0) quietSince = Date.now();
      return Date.now() - quietSince > 300 && shown;
    });
  };

  const ids = new Map<string, string>();
  /** Replaces `:id` by the id of the first thing on the list in front of it. */
  const addressOf = async (path: string, paths: readonly string[]): Promise<string> => {
    if (addresses[path] !== undefined) return addresses[path];
    const [list, rest] = path.split('/:id');
    if (rest === undefined || list === undefined) return path;
    if (!ids.has(list)) {
      await open(list);
      const links = (await driver.evaluate(
        `[...document.querySelectorAll('main a')].map((link) => link.pathname)`,
      )) as string[];
      const detail = links.find((link) => link.startsWith(`${list}/`) && !paths.includes(link));
      if (!detail) throw new Error(`${list} leads to nothing of its list.`);
      ids.set(list, detail.slice(list.length + 1).split('/')[0] as string);
    }
    return `${list}/${ids.get(list)}${rest}`;
  };

  return {
    /** Opens every page and returns what is wrong with each. */
    openAll: async (paths: readonly string[]): Promise<string[]> => {
      const wrong: string[] = [];
      for (const path of paths) {
        const address = await addressOf(path, paths);
        const before = recorder.errors.length;
        const { path: end, headings, faults } = await open(address);
        await setTimeout(100);
        const say = (text: string) => wrong.push(`${address}: ${text}`);
        if (end !== (LEADS_TO[address] ?? address)) say(`ends at ${end}`);
        if (headings.length !== 1) say(`has ${headings.length} headings: ${headings.join(', ')}`);
        for (const fault of [...faults, ...recorder.errors.slice(before)]) say(fault);
      }
      return wrong;
    },
  };
}
