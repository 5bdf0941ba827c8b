import { expect, journey } from './journey.ts';

const MESSAGE = 'Something went wrong with fetching the startup parameters...';

const FAULTS = {
  'is missing': { status: 404, body: '' },
  'is no JSON': { status: 200, body: '<html>' },
  'lacks a field': { status: 200, body: JSON.stringify({ isProduction: false, env: 'local', apiUrl: '/api' }) },
};

for (const [what, answer] of Object.entries(FAULTS)) {
  journey(`[ST-02] an environment file that ${what} says so and offers a retry`, async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/.*/);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    let broken = true;
    await page.route('**/assets/environment.json', (route) => (broken ? route.fulfill(answer) : route.continue()));
    await page.goto('/');
    const retry = page.getByRole('button', { name: /retry|try again/i });
    await expect(retry).toBeVisible();
    expect(messages.some((text) => text.includes(MESSAGE))).toBe(true);
    if (what === 'lacks a field') expect(messages.join('\n')).toContain('apiUrlUsermgmt');
    broken = false;
    await retry.click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
}

journey('[ST-02] the plain page speaks the language of the browser', async ({ browser, consoleErrors, baseURL }) => {
  consoleErrors.expected.push(/.*/);
  const context = await browser.newContext({ locale: 'nl-NL', baseURL });
  const page = await context.newPage();
  await page.route('**/assets/environment.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await context.close();
});

journey('[OP-04] the document carries a policy without unsafe-inline, and nothing violates it', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
