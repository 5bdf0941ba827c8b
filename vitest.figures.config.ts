import { defineConfig } from 'vitest/config';

/** What `npm run test:all -- figures` runs: second calculations over the large demo, for minutes. */
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
