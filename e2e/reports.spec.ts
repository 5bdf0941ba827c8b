import type { Page } from '@playwright/test';
import { DSN, startIngest } from './ingest.ts';
import { changeAsset, expect, journey } from './journey.ts';

journey.use({ serviceWorkers: 'block' });
journey.describe.configure({ mode: 'serial' });

/** Names the environment, which is `local` for the journeys' server. */
const inEnvironment = async (page: Page, env: string) => {
  // Removed, because Playwright's block makes `register` return undefined, which no browser does.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await changeAsset(page, 'environment.json', (environment) => ({ ...environment, env }));
};

/** Causes an unhandled rejection. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => Promise.reject(new Error(text))), message);

const SECRETS = {
  address: 'planted-address',
  query: 'planted-query',
  link: 'planted-link',
  feed: 'planted-feed',
  header: 'planted-header',
  body: 'planted-body',
  answer: 'planted-answer',
  cookie: 'planted-cookie',
  console: 'planted-console',
  input: 'planted-input',
  textarea: 'planted-textarea',
  hidden: 'planted-hidden',
  editable: 'planted-editable',
  message: 'planted-message',
  mail: 'planted-mail@hireyard.example',
};

journey('[ER-01] [ER-02] reports an error with its recording, and nothing secret', async ({ page, consoleErrors }) => {
  // The planted link is no valid one: asking for its account is answered 410.
  consoleErrors.expected.push(/planted|failure|password\/link/);
  const { envelopes, stop } = await startIngest();
  const sent = () => envelopes.map(({ body }) => body).join('\n');
  const eventOf = (message: string) => {
    const body = envelopes.find((envelope) => envelope.body.includes(message))?.body ?? '';
    return JSON.parse(body.split('\n')[2] ?? 'null');
  };
  /** Proof that each secret was on the page or in its traffic. */
  const witnessed: string[] = [];
  page.on('console', (message) => witnessed.push(message.text()));
  page.on('request', (request) =>
    witnessed.push(JSON.stringify([request.url(), request.headers(), request.postData()])),
  );
  page.on('pageerror', (error) => witnessed.push(String(error)));
  await inEnvironment(page, 'prod');
  await page.route('**/api/planted*', (route) => route.fulfill({ status: 500, body: SECRETS.answer }));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/reports-client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });

  await page.goto(`/auth/reset-password#${SECRETS.address}`);
  witnessed.push(page.url());
  await fail(page, 'early failure');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = Date.now();
  arrive();
  await expect.poll(() => sent().includes('early failure')).toBe(true);
  expect(eventOf('early failure')).toMatchObject({
    environment: 'prod',
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    tags: { route: '/auth/reset-password', operatingCompany: 'NL' },
  });
  expect(eventOf('early failure').timestamp * 1000).toBeLessThanOrEqual(loaded);

  await page.evaluate(async (secrets) => {
    const { body } = document;
    const make = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      body.append(element);
      return element;
    };
    make('p', {}).textContent = 'plain words of the page';
    make('a', { href: `/auth/accept-invitation#${secrets.link}` }).textContent = 'a link';
    make('a', { href: `webcal://portal.example/api/calendar-feeds/${secrets.feed}.ics` }).textContent = 'a feed';
    make('input', { 'aria-label': 'Planted input' });
    make('textarea', { 'aria-label': 'Planted textarea' });
    make('input', { type: 'hidden', value: secrets.hidden });
    make('div', { contenteditable: 'true', role: 'textbox', 'aria-label': 'Planted editable' }).textContent = 'x';
    // biome-ignore lint/suspicious/noDocumentCookie: as scripts of others do.
    document.cookie = `planted=${secrets.cookie}`;
    console.warn(secrets.console);
    const answer = await fetch(`/api/planted?token=${secrets.query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secrets.header}` },
      body: secrets.body,
    });
    history.pushState(null, '', `/auth/reset-password?token=${secrets.query}`);
    setTimeout(async () => JSON.parse(await answer.text()));
  }, SECRETS);
  await page.getByLabel('Planted input').pressSequentially(SECRETS.input);
  await page.getByLabel('Planted textarea').pressSequentially(SECRETS.textarea);
  await page.getByLabel('Planted editable').pressSequentially(SECRETS.editable);
  await fail(page, `late failure at https://a.example/b?token=${SECRETS.message} of ${SECRETS.mail}`);
  await expect.poll(() => sent().includes('late failure')).toBe(true);
  // The recording is sent when the window loses the focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect.poll(() => sent().includes('plain words of the page')).toBe(true);

  const values = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.outerHTML, document.cookie, location.href, ...fields].join('\n');
  });
  witnessed.push(values);
  // No page sets it: the scan for cookies that no service declares would find it.
  await page.context().clearCookies({ name: 'planted' });
  const allWitnessed = witnessed.join('\n');
  const allSent = envelopes.map(({ headers, body }) => JSON.stringify(headers) + body).join('\n');
  for (const [where, secret] of Object.entries(SECRETS)) {
    expect(allWitnessed.includes(secret), where).toBe(true);
    expect(allSent.includes(secret), where).toBe(false);
  }
  expect(eventOf('Not valid JSON')).toMatchObject({ platform: 'javascript' });
  expect(allSent.includes('"type":"replay_recording"')).toBe(true);
  expect(eventOf('late failure').breadcrumbs).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ url: expect.stringMatching(/\/api\/planted$/) }) }),
  );
  for (const { headers } of envelopes) expect(headers).not.toMatchObject({ referer: expect.anything() });
  stop();
});

journey(
  '[ER-01] a receiver that is blocked harms nothing, and outside production nothing is recorded',
  async ({ page, consoleErrors }) => {
    consoleErrors.expected.push(/failure/, /ERR_BLOCKED_BY_CLIENT/);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await inEnvironment(page, 'qa');
    await page.route(`${new URL(DSN).origin}/**`, (route) => route.abort('blockedbyclient'));
    await page.goto('/auth/login');
    const reports = () => urls.filter((url) => url.startsWith(new URL(DSN).origin));
    await fail(page, 'first failure');
    await expect.poll(() => reports().length).toBe(1);
    await fail(page, 'second failure');
    await fail(page, 'third failure');
    await page.getByLabel('E-mail address').fill('still@works.example');
    await page.waitForTimeout(300);
    expect(reports()).toHaveLength(1);
    expect(urls.filter((url) => /reports-recording-/.test(url))).toEqual([]);
  },
);
