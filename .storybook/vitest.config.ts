import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { hasPackagedChromium, testChromiumOptions } from '../scripts/chromium.ts';
import { keepTempFilesInMemory } from '../scripts/temp-folder.ts';
import { compareExactly } from './pictures/comparator.ts';
import { TIME_ZONE } from './pictures/frames.ts';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    exactly: Record<string, never>;
  }
}

keepTempFilesInMemory();

if (!hasPackagedChromium) {
  console.log('Stories are played and checked by axe, but not compared with pictures, which are taken on Linux x64.');
}

/**
 * Only instructions that every processor has, so that all machines round alike; and full repaints of tiles, so that an
 * edge does not depend on what was on the screen before.
 */
const DETERMINISTIC_RENDERING = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

const component = (storiesFile: string) => basename(storiesFile, '.stories.tsx');

/** `rtl` renders every story from right to left, unless it sets its own direction. */
const direction = process.env.STORYBOOK_DIRECTION ?? 'ltr';

/** Every story as a test in a real browser: it renders, plays, passes axe and matches its pictures. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // A dependency found late would make Vite reload the page in the middle of a story.
  optimizeDeps: {
    entries: ['packages/*/src/**/*.stories.tsx'],
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@emotion/react',
      '@emotion/styled',
      '@storybook/addon-a11y/preview',
    ],
  },
  test: {
    name: 'stories',
    attachmentsDir: 'test-results/attachments',
    setupFiles: [fileURLToPath(new URL('pictures/setup.ts', import.meta.url))],
    env: { STORYBOOK_DIRECTION: direction },
    // Storybook's plugin forbids both otherwise: no picture would be written, and nothing shown as it is printed.
    api: { host: '127.0.0.1', allowWrite: true, allowExec: true },
    // The committed pictures read from left to right.
    provide: {
      comparesPictures: hasPackagedChromium && direction === 'ltr',
      everyPicture: Boolean(process.env.TEST_ALL),
      // The addon would have axe look at each story once more, right after its play function and before it is at rest.
      'storybook/test-provided': { a11y: false },
    },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A story mostly waits for the browser's frames, so five workers use two cores.
    maxWorkers: 5,
    // A page for each worker and not for each file: what all files load takes a fifth of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: testChromiumOptions(...DETERMINISTIC_RENDERING),
        contextOptions: { locale: 'en-US', timezoneId: TIME_ZONE, reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'exactly',
          comparators: { exactly: compareExactly },
          resolveScreenshotPath: ({ root, testFileDirectory, testFileName, arg, ext }) =>
            resolve(root, testFileDirectory, '__pictures__', `${component(testFileName)}-${arg}${ext}`),
          resolveDiffPath: ({ root, testFileName, arg, ext }) =>
            resolve(root, 'test-results/pictures', `${component(testFileName)}-${arg}${ext}`),
        },
      },
    },
  },
});
