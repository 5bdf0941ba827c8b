import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:all -- figures`, which calculate the figures of the large demo a second way. They take minutes. */
export default defineConfig({
  test: {
    name: 'figures',
    root: 'packages/server',
    include: ['src/figures/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
