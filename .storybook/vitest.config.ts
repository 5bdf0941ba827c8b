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
 * Flags for identical pictures on all machines. Skia uses only instructions that every processor has, so that all round alike.
 * Tiles are repainted fully, so that edges do not depend on the previous content of the screen.
 */
const DETERMINISTIC_RENDERING = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

const component = (storiesFile: string) => basename(storiesFile, '.stories.tsx');

/** With `rtl`, stories render from right to left unless they set their own direction. */
const direction = process.env.STORYBOOK_DIRECTION ?? 'ltr';

/** Runs every story as a test in Chromium: it renders, plays, passes axe and matches its pictures. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // Listed, because Vite reloads the page during a story when it discovers a dependency late.
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
    // Storybook's plugin forbids both by default, which would block writing pictures and printing output.
    api: { host: '127.0.0.1', allowWrite: true, allowExec: true },
    // Pictures are compared from left to right alone, as they were committed.
    provide: {
      comparesPictures: hasPackagedChromium && direction === 'ltr',
      everyPicture: Boolean(process.env.TEST_ALL),
      // Off, because the addon would run axe once more, right after the play function and before the story settles.
      'storybook/test-provided': { a11y: false },
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Five workers keep two cores busy, because stories mostly wait for animation frames.
    maxWorkers: 5,
    // One page for each worker instead of each file: loading the common modules takes a fifth of the time.
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
