import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:all -- large-demo`, which calculate the figures of the large demo a second way. They take minutes. */
export default defineConfig({
  test: {
    name: 'large-demo',
    root: 'packages/server',
    include: ['src/large-demo/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
