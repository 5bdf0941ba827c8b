import { defineConfig } from '@playwright/test';
import { testChromiumOptions } from '../../scripts/chromium.ts';
import { keepTempFilesInMemory } from '../../scripts/temp-folder.ts';

keepTempFilesInMemory();

process.env.STORYBOOK_PORT ??= '6107';

/** Loads a lazy frame only when it is visible, not some screens ahead, so that tests choose the frames to load. */
const NO_LOADING_AHEAD = `--blink-settings=${['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((network) => `lazyLoadingFrameMarginPx${network}=0`).join()}`;

/** Tests of the built Storybook's docs pages in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/docs',
  globalSetup: './build-and-serve.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/docs.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${process.env.STORYBOOK_PORT}`,
    launchOptions: testChromiumOptions(NO_LOADING_AHEAD),
  },
});
