import { defineConfig } from 'vitest/config';

/** Tests of `npm run test:all -- pdf-standards`, for which Maven brings a checker of PDF files. */
export default defineConfig({
  test: {
    name: 'pdf-standards',
    root: 'packages/server',
    include: ['src/pdf-standards/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
