import { expect, type TestInfo, test } from '@playwright/test';
import { placesAroundDialogs } from './engines/dialogs.ts';
import type { Driver } from './engines/driver.ts';
import { ENGINES } from './engines/engines.ts';
import { pagesOf, pageTable } from './engines/every-page.ts';
import { machinesOnRent, mainJourney, signIn } from './engines/main-journey.ts';
import { type Recorder, startRecorder } from './engines/recorder.ts';
import { visitorOf } from './engines/visitor.ts';

const names = Object.keys(ENGINES);
type Proof = (driver: Driver, recorder: Recorder, baseUrl: string) => Promise<void>;

/** Runs a proof in an engine, or says why it cannot. */
async function prove(name: keyof typeof ENGINES, baseUrl: string, info: TestInfo, proof: Proof): Promise<void> {
  const engine = ENGINES[name];
  if ('missing' in engine) {
    console.log(`Not tried in ${name}: “${info.title}”, because ${engine.missing}.`);
    return test.skip(true, engine.missing);
  }
  const recorder = await startRecorder(baseUrl);
  const driver = await engine.start();
  try {
    await proof(driver, recorder, baseUrl);
  } catch (error) {
    await info.attach('window', { body: await driver.picture(), contentType: 'image/png' });
    await info.attach('page', { body: await visitorOf(driver).text(), contentType: 'text/plain' });
    await info.attach('errors', { body: recorder.errors.join('\n'), contentType: 'text/plain' });
    throw error;
  } finally {
    await driver.close();
    recorder.close();
  }
}

for (const name of names as (keyof typeof ENGINES)[]) {
  test(`[SH-08] the main journey ends in ${name}`, async ({ baseURL }, info) => {
    test.setTimeout(480_000);
    await prove(name, String(baseURL), info, async (driver, { origin, errors }, product) => {
      // The last ones: other journeys begin at the top of the list.
      const line = (await machinesOnRent(product)).at(-1 - names.indexOf(name));
      if (!line) throw new Error('The demo has too few machines on rent.');
      await mainJourney(driver, origin, line);
      expect(errors).toEqual(['POST /api/usermgmt/auth/login answered 401']);
    });
  });

  test(`[SH-08] every page opens in ${name}`, { tag: '@all' }, async ({ baseURL }, info) => {
    test.setTimeout(900_000);
    const { forVisitors, forUsers } = await pageTable();
    await prove(name, String(baseURL), info, async (driver, recorder, product) => {
      const [line] = await machinesOnRent(product);
      const passport = `/order/machines/${encodeURIComponent(String(line?.fleetNumber))}`;
      const { openAll } = pagesOf(driver, recorder, { '/order/machines/:fleetNumber': passport });
      const wrong = await openAll(forVisitors);
      await signIn(driver, recorder.origin);
      wrong.push(...(await openAll(forUsers)));
      expect(wrong).toEqual([]);
    });
  });
}

// WebKit alone scrolled to the end of the page.
test('[SH-08] [SH-05] closing a dialog that has a text field keeps the place in WebKit', async ({ baseURL }, info) => {
  test.setTimeout(240_000);
  await prove('WebKit', String(baseURL), info, async (driver, { origin }) => {
    for (const [name, { before, after }] of Object.entries(await placesAroundDialogs(driver, origin))) {
      expect(after, name).toBe(before);
    }
  });
});

test('[SH-08] the main journey is made in three engines, of which Chromium is always there', () => {
  expect(names).toEqual(['Chromium', 'Firefox', 'WebKit']);
  expect(ENGINES.Chromium).toHaveProperty('start');
});
