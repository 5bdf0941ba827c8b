import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:all -- deployment`: real processes behind a real proxy. They take minutes. */
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
