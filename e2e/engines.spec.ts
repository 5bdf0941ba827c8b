import { expect, test } from '@playwright/test';
import { ENGINES } from './engines/engines.ts';
import { machinesOnRent, mainJourney } from './engines/main-journey.ts';
import { visitorOf } from './engines/visitor.ts';

const names = Object.keys(ENGINES);

for (const [name, engine] of Object.entries(ENGINES)) {
  test(`[SH-08] the main journey ends in ${name}`, async ({ baseURL }, info) => {
    const origin = String(baseURL);
    test.setTimeout(480_000);
    if ('missing' in engine) {
      console.log(`The main journey was not made in ${name}: ${engine.missing}.`);
      return test.skip(true, engine.missing);
    }
    // The last ones: other journeys begin at the top of the list.
    const line = (await machinesOnRent(origin)).at(-1 - names.indexOf(name));
    if (!line) throw new Error('The demo has too few machines on rent.');
    const driver = await engine.start();
    try {
      await mainJourney(driver, origin, line);
    } catch (error) {
      await info.attach('window', { body: await driver.picture(), contentType: 'image/png' });
      await info.attach('page', { body: await visitorOf(driver).text(), contentType: 'text/plain' });
      throw error;
    } finally {
      await driver.close();
    }
  });
}

test('[SH-08] the main journey is made in three engines, of which Chromium is always there', () => {
  expect(names).toEqual(['Chromium', 'Firefox', 'WebKit']);
  expect(ENGINES.Chromium).toHaveProperty('start');
});
