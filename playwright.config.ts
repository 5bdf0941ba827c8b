import { defineConfig } from '@playwright/test';
import { OPTIONAL_DECLINED } from './e2e/choice.ts';
import { testChromiumOptions } from './scripts/chromium.ts';
import { keepTempFilesInMemory } from './scripts/temp-folder.ts';

keepTempFilesInMemory();

const port = 8190;
const origin = `http://127.0.0.1:${port}`;
const ci = Boolean(process.env.CI);

/** Journeys through the built portal on the real server with fresh demo data. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: ci,
  // Long proofs that rarely find a fault run in `npm run test:all` alone.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@all/ }),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/journeys.json' }],
  ],
  use: {
    baseURL: origin,
    // Visitors have answered the cookie question; consent.spec.ts starts without an answer.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'klaro', value: JSON.stringify(OPTIONAL_DECLINED) }] }],
    },
    launchOptions: testChromiumOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Off, because recording traces takes a fifth of the run's time. `--trace on` records one when needed.
    trace: 'off',
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `${origin}/health/ready`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
