import type { Page } from '@playwright/test';
import { CLARITY, CLARITY_NEXT, expect, REQUIRED, type Site, test } from './visit.ts';

/** A script from a plain string, as a supplier's code or an injected one makes it: loaded, or refused. */
const load = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('blocked');
        try {
          script.src = src;
          document.head.append(script);
        } catch {
          resolve('refused');
        }
      }),
    address,
  );
const at = (site: Site, host: string) => site.url(host, '/x.js');

test('[CC-09] [CC-12] an accepted supplier’s script loads its second one', async ({ visit, site }) => {
  await visit.stored({ ...REQUIRED, clarity: true });
  await visit.go();
  await visit.quiet();
  expect(site.thirdParties()).toEqual(expect.arrayContaining([CLARITY, CLARITY_NEXT]));
  expect(await visit.page.evaluate(() => window.ran)).toContain(CLARITY_NEXT);
});

test('[CC-12] scripts of anybody else, markup and code stay refused', async ({ visit, site, faults }) => {
  const { page } = visit;
  await visit.stored({ ...REQUIRED, clarity: true });
  await visit.go();
  await visit.quiet();
  expect(await load(page, at(site, 'scripts.clarity.ms'))).toBe('loaded');
  // In script-src, but of a service that nobody accepted; in script-src by 'self'; in neither.
  expect(await load(page, at(site, 'maps.example'))).toBe('refused');
  expect(await load(page, '/assets/index.js')).toBe('refused');
  expect(await load(page, at(site, 'evil.example'))).toBe('refused');
  expect(await load(page, 'data:text/javascript,window.hacked=true')).toBe('refused');
  const attempts = await page.evaluate(() => {
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    return [
      refused(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>markup</b>')),
      refused(() => Object.assign(script, { text: 'window.hacked = true' })),
    ];
  });
  expect(attempts).toEqual([true, true]);

  await page.evaluate(() => window.consent.rejectAll());
  expect(await load(page, at(site, 'scripts.clarity.ms'))).toBe('refused');
  expect(faults.splice(0).length).toBeGreaterThan(0);
});

test.describe('a bundler that loads chunks from plain strings', () => {
  test('[CC-16] shows the dialog of the package in one piece, and takes the answer', async ({ visit }) => {
    await visit.go(undefined, '/plain/one-piece.html');
    await visit.button('Accept all').click();
    await expect(visit.dialog).toBeHidden();
    expect(await visit.storage()).toEqual({ gtm: true, usersnap: true, 'gtm pers': true, clarity: true });
  });

  test('[CC-16] is told by an error why the package in pieces shows none', async ({ visit, faults }) => {
    const told = visit.page.waitForEvent('console', (message) =>
      message.text().startsWith('Consent: not allowed to load:'),
    );
    await visit.go(undefined, '/plain/pieces.html');
    expect((await told).type()).toBe('error');
    expect((await told).text()).toContain('see Security policy in the README');
    await expect(visit.dialog).toBeHidden();
    expect(faults.splice(0)).not.toEqual([]);
  });
});
