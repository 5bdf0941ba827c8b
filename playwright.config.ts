import { defineConfig } from '@playwright/test';
import { CHOSEN } from './e2e/choice.ts';
import { testChromiumOptions } from './scripts/chromium.ts';
import { keepTempFilesInMemory } from './scripts/temp-folder.ts';

keepTempFilesInMemory();

const port = 8190;
const origin = `http://127.0.0.1:${port}`;
const ci = Boolean(process.env.CI);

/** The journeys: the built portal on the real server with its own fresh demo data. */
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
    // A visitor who has chosen about cookies; consent.spec.ts begins as one who has not.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'klaro', value: JSON.stringify(CHOSEN) }] }],
    },
    launchOptions: testChromiumOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey, kept or not, takes a fifth of their time: `--trace on` makes one of a journey that fails.
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
