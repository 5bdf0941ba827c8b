import { defineConfig } from '@playwright/test';
import { testChromiumOptions } from '../../../scripts/chromium.ts';
import { keepTempFilesInMemory } from '../../../scripts/temp-folder.ts';

keepTempFilesInMemory();

/** The package in a real browser, on its own host names, with fake tag servers on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/consent',
  globalSetup: './build-site.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../../test-results/consent.json' }],
  ],
  use: {
    launchOptions: testChromiumOptions('--host-resolver-rules=MAP * 127.0.0.1', '--no-proxy-server'),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
});
