import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:all -- generated-clients`, for which Maven brings a generator of clients. */
export default defineConfig({
  test: {
    name: 'generated-clients',
    root: 'packages/server',
    include: ['src/generated-clients/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
