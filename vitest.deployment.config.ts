import { defineConfig } from 'vitest/config';

/** What `npm run test:all -- deployment` runs: real processes behind a real proxy, for minutes. */
export default defineConfig({
  test: {
    name: 'deployment',
    root: 'packages/server',
    include: ['src/deployment/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
