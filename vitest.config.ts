import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const dom = (name: string) => ({
  plugins: [react()],
  test: {
    name: `unit:${name}`,
    root: `packages/${name}`,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/vitest-dom.ts'],
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit:contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'unit:domain', root: 'packages/server', include: ['src/domain/**/*.test.ts'] } },
      dom('ui'),
      dom('portal'),
      dom('consent'),
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/domain/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
