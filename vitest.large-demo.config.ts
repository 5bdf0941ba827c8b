import { defineConfig } from 'vitest/config';

/** What `npm run test:all -- large-demo` runs: second calculations over the large demo, for minutes. */
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
