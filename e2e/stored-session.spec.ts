import { expect, journey, signIn, tableRows } from './journey.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object): string => `${part({ alg: 'ES256' })}.${part(claims)}.c2ln`;
const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600;

const TOKENS = {
  'an undecodable token': 'not-a-token',
  'an expired token whose refresh is refused': token({ iss: 'http://127.0.0.1:8190', sub: 'x', exp: 1 }),
  'a token of a former brand host': token({ iss: 'https://portal.oldbrand.example', sub: 'x', exp: inAnHour() }),
};

for (const [what, accessToken] of Object.entries(TOKENS)) {
  journey(`[LO-03] ${what} clears local storage once and reloads`, async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/401/);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // A document of this origin without the portal, which would react to the token.
    await page.goto('/assets/environment.json');
    await page.evaluate((value) => {
      localStorage.setItem('accessToken', value);
      localStorage.setItem('leftover', 'x');
    }, accessToken);
    documents = 0;
    await page.goto('/order/contracts', { waitUntil: 'commit' }); // the portal may reload before the load event
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.waitForTimeout(500); // a reload loop would continue
    expect(documents).toBe(2);
    const remainingKeys = await page.evaluate(() =>
      ['accessToken', 'leftover', 'klaro'].filter((key) => key in localStorage),
    );
    expect(remainingKeys).toEqual([]);
    // The cookie choice is cleared as well, so the dialog returns.
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  });
}

journey(
  '[LO-02] [ST-11] the client of this tab is stored, and another tab cannot change what this one requests',
  async ({ page }) => {
    await signIn(page, 'admin');
    await expect(tableRows(page).nth(1)).toBeVisible();
    const uuid = await page.evaluate(() => localStorage.getItem('corporateClientUuid'));
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    await page.evaluate(() => localStorage.setItem('corporateClientUuid', '00000000-0000-4000-8000-000000000000'));
    const next = page.waitForRequest('**/api/overview/contract-lines*');
    await page.getByRole('button', { name: 'Contract', exact: true }).click(); // sorts: a new request
    expect((await next).headers()['x-mysite-corporate-client-external-uuid']).toBe(uuid);
  },
);
