import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Site, startSite } from './site.ts';

export const NAME = `maps "plus" d'or`;
/** A service whose name and title break code that does not treat them as text. */
export const MAPS = {
  name: NAME,
  title: `<img src=x onerror="window.hacked=true"> Maps`,
  purposes: ['performance' as const],
};
export const REQUIRED = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };
export const ALL = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
export const GTM = 'www.googletagmanager.com/gtm.js?id=GTM-ALL';
export const GTM_PERS = 'www.googletagmanager.com/gtm.js?id=GTM-PERS';
export const CLARITY = 'www.clarity.ms/tag/c1';
export const CLARITY_NEXT = 'scripts.clarity.ms/0.8/clarity.js';
export const USERSNAP = 'widget.usersnap.com/global/load/u1?onload=onUsersnapCXLoad';

const DAY = 86_400_000;

/** Collects what must never happen on any page of a test: errors, policy violations, a hostile title that ran. */
function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  const onPage = (page: Page) => {
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) faults.push(message.text());
    });
  };
  context.on('page', onPage);
  return faults;
}

export const test = base.extend<{ site: Site; visit: Visit; faults: string[] }, { server: Site }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => {
      const server = await startSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    server.deploy({});
    server.forget();
    await use(server);
  },
  faults: async ({ context }, use) => {
    const faults = watch(context);
    await use(faults);
    expect(faults).toEqual([]);
  },
  visit: async ({ site, faults: _faults, page }, use) => {
    await use(createVisit(page, site));
  },
});

export type Visit = ReturnType<typeof createVisit>;

/** Page object: one visitor's page. */
export function createVisit(page: Page, site: Site) {
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  const notice = page.getByRole('dialog', { name: 'Cookies' });
  return {
    page,
    dialog,
    notice,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    go: (host?: string, path?: string) => page.goto(site.url(host, path)),
    /** Local storage before the page's first script runs, on the first load only. */
    stored: (consents: unknown, ageInDays?: number) =>
      page.addInitScript(
        ([text, moment]) => {
          if (sessionStorage.getItem('seeded')) return;
          sessionStorage.setItem('seeded', 'yes');
          if (text) localStorage.setItem('klaro', text);
          if (moment) localStorage.setItem('klaroConfirmedAt', moment);
        },
        [
          typeof consents === 'string' ? consents : JSON.stringify(consents),
          ageInDays === undefined ? '' : new Date(Date.now() - ageInDays * DAY).toISOString(),
        ],
      ),
    storage: () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('klaro') ?? 'null') as Record<string, boolean> | null),
    /** Waits until the network is idle; nothing appears after that. */
    quiet: async () => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    },
    /** Waits for Clarity's second script, which a withdrawal would refuse, with an error of the page. */
    clarityRan: () => expect.poll(() => page.evaluate(() => window.ran)).toContain(CLARITY_NEXT),
    axe: async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .disableRules(['frame-tested'])
        .analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
  };
}

export { expect, type Site };
