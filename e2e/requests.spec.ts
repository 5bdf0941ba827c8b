import { CLIENT_HEADER, expect, journey, PASSWORD, signIn, tableRows } from './journey.ts';

const LINES = '**/api/overview/contract-lines*';

journey(
  '[HT-01] [HT-02] [HT-04] recorded requests carry the right headers and no other origin is called',
  async ({ page, baseURL }) => {
    const calls: { path: string; headers: Record<string, string>; origin: string }[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      calls.push({ origin, path: pathname, headers: request.headers() });
    });
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect([...new Set(calls.map(({ origin }) => origin))]).toEqual([baseURL]);
    const uuid = await page.evaluate(() => localStorage.getItem('corporateClientUuid'));
    const callsTo = (fragment: string) => calls.filter(({ path }) => path.includes(fragment));
    for (const fragment of [
      '/api/overview/contract-lines',
      '/api/overview/kpis',
      '/api/global-actions',
      '/api/usermgmt/rights',
    ]) {
      expect(callsTo(fragment).length, fragment).toBeGreaterThan(0);
      for (const { headers } of callsTo(fragment)) expect(headers, fragment).toMatchObject({ [CLIENT_HEADER]: uuid });
    }
    for (const fragment of ['auth/login', 'corporate-clients', 'i18n']) {
      expect(
        callsTo(`/api/`).some(({ path }) => path.includes(fragment)),
        fragment,
      ).toBe(true);
      for (const { headers, path } of callsTo(fragment)) {
        if (path.startsWith('/api/')) expect(headers, fragment).not.toHaveProperty(CLIENT_HEADER);
      }
    }
    for (const { headers } of callsTo('/api/usermgmt')) expect(headers).toMatchObject({ 'x-opco': 'NL' });
    for (const { headers } of callsTo('/api/overview')) expect(headers).not.toHaveProperty('x-opco');
  },
);

journey(
  '[HT-03] a list that answers 504 five times then 200 shows its rows, after 0.5, 1, 1.5, 2 and 2.5 s',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/504/);
    const times: number[] = [];
    await page.route(LINES, async (route) => {
      times.push(Date.now());
      await (times.length <= 5 ? route.fulfill({ status: 504, body: '' }) : route.continue());
    });
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible({ timeout: 20_000 });
    expect(times).toHaveLength(6);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // A busy machine adds to a wait. Tests of the pipeline prove the exact ones in virtual time.
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual((index + 1) * 500 - 20);
      expect(wait).toBeLessThan((index + 1) * 500 + 1_000);
    }
  },
);

journey(
  '[HT-03] [SH-04] a sixth 504, or a 500 at once, shows an error in words with Retry',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/500/);
    let calls = 0;
    await page.route(LINES, async (route) => {
      calls += 1;
      // A call that fails before the page renders is made again by the page, and its error with Retry goes away meanwhile.
      await page.getByRole('heading', { name: 'On rent', level: 1 }).waitFor();
      await route.fulfill({ status: 500, body: 'at Database.query' });
    });
    await signIn(page, 'admin');
    const retry = page.getByRole('button', { name: /retry|try again/i });
    await expect(retry).toBeVisible();
    expect(calls).toBe(1);
    await page.unroute(LINES);
    await expect(page.getByText('Database.query')).toHaveCount(0);
    await retry.click();
    await expect(tableRows(page).nth(1)).toBeVisible();
  },
);

journey(
  '[ST-09] a reload of the list makes at most 12 API calls, none twice, three round trips deep',
  async ({ page }) => {
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    // The check of the navigation (MT-01) would otherwise be of the page before the reload.
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => {
      // The page from before the reload may still check availability after its navigation (MT-01).
      if (request.isNavigationRequest()) calls.length = 0;
      if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.reload();
    await expect(tableRows(page).nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...calls].sort()).toEqual([...new Set(calls)].sort());
    expect(calls.length).toBeLessThanOrEqual(12);

    // With every answer 300 ms late, the list's request comes before any answer that it does not wait for.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const order: string[] = [];
    const begun = new Map<string, number>();
    page.on('request', (request) => begun.set(new URL(request.url()).pathname, Date.now()));
    const finished = new Set<string>();
    page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/overview/contract-lines') order.push(...finished);
    });
    await page.reload();
    await expect(tableRows(page).nth(1)).toBeVisible();
    // Availability and product names load in parallel with the client; the list does not wait for them.
    const beside = ['/api/availability', '/api/i18n/products'];
    expect(order.filter((path) => path.startsWith('/api/') && !beside.includes(path))).toEqual([
      '/api/corporate-clients',
    ]);
    // It leaves with the start calls, before the page renders.
    const rights = begun.get('/api/usermgmt/rights') ?? 0;
    expect(Math.abs((begun.get('/api/overview/contract-lines') ?? 0) - rights)).toBeLessThan(100);
  },
);

journey('[ST-09] the list of 25 rows has 1,500 elements at most', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'admin');
  await expect(tableRows(page)).toHaveCount(26);
  await expect(page.getByRole('region', { name: /^What needs you/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500);
});

journey(
  '[ST-07] [SH-05] after the sign-in the client is asked for at once and the list next, and no code is waited for',
  async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail address').fill('admin@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.waitForLoadState('networkidle');
    const made: string[] = [];
    page.on('request', (request) => made.push(new URL(request.url()).pathname));
    await page.keyboard.press('Enter');
    await expect(tableRows(page).nth(1)).toBeVisible();
    const beside = ['/api/availability', '/api/i18n/products'];
    const steps = made.filter((path) => !beside.includes(path));
    expect(steps.slice(0, 2)).toEqual(['/api/usermgmt/auth/login', '/api/corporate-clients']);
    const untilList = steps.slice(2, steps.indexOf('/api/overview/contract-lines'));
    // With it leave the other calls of the start.
    expect(untilList.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(untilList.length).toBeLessThanOrEqual(4);
  },
);

journey('[SH-05] a visitor without a session causes no refresh call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(calls.filter((url) => url.includes('/auth/'))).not.toContainEqual(expect.stringContaining('/auth/refresh'));
});
